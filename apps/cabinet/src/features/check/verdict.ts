import type { PaperReport } from '@novosel/proof/archive/check-paper.ts';
import { paperVerdict } from '@novosel/proof/archive/paper-verdict.ts';
import type { KnownPapers } from './engine/ask-server.ts';
import type { Finished } from './use-check.ts';

/** What the page says first; the worst of several papers. */
export type Verdict =
  | 'changed'
  | 'strange'
  | 'failed'
  | 'foreign'
  | 'foreign_signed'
  | 'replaced'
  | 'unsigned'
  | 'unsure'
  | 'unasked'
  | 'ours'
  | 'whole';

/** From the worst to the best. */
const order: readonly Verdict[] = [
  'failed',
  'foreign',
  'foreign_signed',
  'replaced',
  'unsure',
  'unsigned',
  'unasked',
  'ours',
];

export type VerdictTone = 'good' | 'warn' | 'bad';

export const toneOf = (verdict: Verdict): VerdictTone => {
  if (verdict === 'whole' || verdict === 'ours') return 'good';
  return verdict === 'changed' || verdict === 'strange' || verdict === 'failed' ? 'bad' : 'warn';
};

/** Whether the keys of an archive are those that we publish; null when these could not be asked. */
export function areKeysOurs({ checked, keys }: Pick<Finished, 'checked' | 'keys'>): boolean | null {
  if (!keys || checked.kind !== 'archive') return null;
  const { headKey, sealRoot } = checked.report.keys;
  return headKey === keys.headKey && sealRoot === keys.sealRoot;
}

export function verdictOf(finished: Pick<Finished, 'checked' | 'keys' | 'known'>): Verdict {
  const { checked, known } = finished;
  if (checked.kind === 'archive') {
    const { isWhole, isUnsure } = checked.report;
    if (!isWhole && !isUnsure) return 'changed';
    if (areKeysOurs(finished) === false) return 'strange';
    return isUnsure ? 'unsure' : 'whole';
  }
  if (checked.orphans.length > 0) return 'failed';
  const found = checked.papers.map((paper) => ofPaper(paper, paper.original, known));
  return order.find((one) => found.includes(one)) ?? 'unasked';
}

function ofPaper(paper: PaperReport, original: string, known: KnownPapers): Verdict {
  const own = paperVerdict(paper);
  if (own === 'broken') return 'failed';
  const record = known.get(original);
  const isSigned = paper.signatures.length > 0;
  if (record === null) return isSigned ? 'foreign_signed' : 'foreign';
  if (record?.state === 'replaced') return 'replaced';
  if (own === 'unsure') return 'unsure';
  if (!record) return 'unasked';
  return record.state === 'unsigned' && !isSigned ? 'unsigned' : 'ours';
}
