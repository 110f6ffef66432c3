import type { PaperReport } from './check-paper.ts';

/** `broken`: something contradicts; `unsure`: nothing does, but a signature is not proven to the end. */
export type PaperVerdict = 'whole' | 'unsure' | 'broken';

export function paperVerdict({ seal, record, signatures }: PaperReport): PaperVerdict {
  const isSealBroken = seal.signatures.length > 0 && !seal.intact;
  const outcomes = signatures.map(({ indication }) => indication);
  if (record?.fault || isSealBroken || outcomes.includes('total-failed')) return 'broken';
  return outcomes.includes('indeterminate') ? 'unsure' : 'whole';
}
