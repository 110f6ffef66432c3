import type { Translate } from '@novosel/ui/text/i18n.tsx';
import type { Finished } from '../check-state.ts';
import { keysAre } from '../verdict.ts';

interface Holds {
  readonly key: string;
  readonly holds: boolean;
  readonly count?: number;
}

const wordsOf = (rows: readonly Holds[], t: Translate): string[] =>
  rows.flatMap(({ key, holds, count = 0 }) => (holds ? [t(key, { count })] : []));

/** What the check has shown, a sentence each. */
export function provenBy(finished: Finished, t: Translate): string[] {
  const { checked, known, isKeyed } = finished;
  const { papers } = checked;
  const signatures = papers.flatMap((paper) => paper.signatures);
  const isArchive = checked.kind === 'archive';
  const count = papers.filter(({ original }) => known.get(original)).length;
  return wordsOf(
    [
      { key: 'check.proven.list', holds: isArchive },
      { key: 'check.proven.same', holds: !isArchive && signatures.length > 0 },
      { key: 'check.proven.chain', holds: papers.some(({ record }) => record?.signatures.length) },
      {
        key: 'check.proven.signatures',
        holds: signatures.some(({ indication }) => indication === 'total-passed'),
      },
      { key: 'check.proven.seal', holds: isKeyed && papers.some(({ seal }) => seal.intact) },
      { key: 'check.proven.keys', holds: keysAre(finished) === 'ours' },
      { key: 'check.proven.known', holds: count > 0, count },
    ],
    t,
  );
}

/** What no check of a file can show, and what this one could not ask. */
export function notProvenBy(finished: Finished, t: Translate): string[] {
  const { checked, isKeyed } = finished;
  const { papers } = checked;
  const isSimple = papers.some(({ record }) => record?.signatures.length);
  return wordsOf(
    [
      { key: 'check.notProven.keys', holds: checked.kind === 'archive' && !isKeyed },
      { key: 'check.notProven.known', holds: !isKeyed },
      { key: 'check.notProven.force', holds: true },
      { key: 'check.notProven.money', holds: true },
      { key: 'check.notProven.telephone', holds: isSimple },
      { key: 'check.notProven.person', holds: !isSimple },
    ],
    t,
  );
}
