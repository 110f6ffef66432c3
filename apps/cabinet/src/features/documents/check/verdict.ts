import type { PaperReport } from '@novosel/proof/archive/check-paper.ts';
import { paperVerdict } from '@novosel/proof/archive/paper-verdict.ts';
import type { Finished } from './check-state.ts';
import type { KnownPapers } from './engine/ask-server.ts';

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
  | 'fits'
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

/**
 * Whose the keys of an archive are. `operator`: a root of its signature operator is none of those that we
 * publish; `unasked`: there was no connection, or the archive holds no keys.
 */
export type KeysAre = 'ours' | 'operator' | 'strange' | 'unasked';

export function keysAre({ checked, isKeyed }: Pick<Finished, 'checked' | 'isKeyed'>): KeysAre {
  if (checked.kind !== 'archive' || !isKeyed || !checked.report.ownKeys) return 'unasked';
  const { ownKeys: own, keys } = checked.report;
  if (own.headKey !== keys.headKey || own.sealRoot !== keys.sealRoot) return 'strange';
  return own.operatorRoots.every((root) => keys.operatorRoots.includes(root)) ? 'ours' : 'operator';
}

export function verdictOf(finished: Pick<Finished, 'checked' | 'isKeyed' | 'known'>): Verdict {
  const { checked, isKeyed, known } = finished;
  if (checked.kind === 'archive') {
    const { sums, isWhole, isUnsure } = checked.report;
    if (sums?.size === 0 && keysAre(finished) === 'strange') return 'strange';
    if (!isWhole && !isUnsure) return 'changed';
    if (isUnsure) return 'unsure';
    return isKeyed ? 'whole' : 'fits';
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
