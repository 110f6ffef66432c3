import { faultsOf } from '@novosel/proof/archive/report-words.ts';
import type { Translate } from '@novosel/ui/text/i18n.tsx';
import type { Finished } from '../check-state.ts';
import type { KnownPapers } from '../engine/ask-server.ts';
import type { Checked, CheckedPaper } from '../engine/check-files.ts';
import { keysAre, toneOf, verdictOf } from '../verdict.ts';
import { notProvenBy, provenBy } from './describe-proof.ts';
import { describeSigners } from './describe-signers.ts';
import type { Described, DescribedPaper } from './described.ts';
import type { Wording } from './wording.ts';

/** Puts a finished check into words. */
export function describeCheck(finished: Finished, wording: Wording): Described {
  const { t, moment } = wording;
  const { checked, known, at, isKeyed } = finished;
  const verdict = verdictOf(finished);
  const [first] = checked.papers;
  const record = first && known.get(first.original);
  return {
    verdict,
    tone: toneOf(verdict),
    title: t('check.verdict', { verdict }),
    note: t('check.verdict.note', {
      verdict,
      at: record ? moment(record.signedAt ?? record.recordedAt) : '',
    }),
    faults: faultsIn(checked, wording),
    papers: checked.papers.map((paper) => describePaper(paper, { known, isKeyed }, wording)),
    proven: toneOf(verdict) === 'bad' ? [] : provenBy(finished, t),
    notProven: notProvenBy(finished, t),
    keys: describeKeys(finished, t),
    at: moment(at),
  };
}

/** What is not proven to the end is said beside each signature. */
function faultsIn(checked: Checked, { t, locale }: Wording): readonly string[] {
  if (checked.kind === 'loose') return checked.orphans.map((name) => t('check.orphan', { name }));
  return checked.report.isUnsure ? [] : faultsOf(checked.report, locale);
}

function describeKeys(finished: Finished, t: Translate): Described['keys'] {
  const { checked } = finished;
  if (checked.kind !== 'archive' || !checked.report.ownKeys) return null;
  const { headKey, sealRoot, operatorRoots } = checked.report.ownKeys;
  return {
    note: t('check.keys.note', { are: keysAre(finished) }),
    rows: [
      { key: 'head', label: t('check.keys.head'), value: headKey },
      { key: 'seal', label: t('check.keys.seal'), value: sealRoot },
      ...operatorRoots.map((value) => ({ key: value, label: t('check.keys.operator'), value })),
    ],
  };
}

function describePaper(
  paper: CheckedPaper,
  { known, isKeyed }: { known: KnownPapers; isKeyed: boolean },
  wording: Wording,
): DescribedPaper {
  const { t, moment } = wording;
  const record = known.get(paper.original);
  const state = record === undefined ? 'unasked' : (record?.state ?? 'none');
  const seal = sealOf(paper, isKeyed);
  return {
    name: paper.name.slice(paper.name.lastIndexOf('/') + 1),
    folder: paper.name.slice(0, Math.max(paper.name.lastIndexOf('/'), 0)),
    signers: describeSigners(paper, wording),
    none: t('check.signer.none', { why: whyUnsigned(paper) }),
    rows: [
      {
        key: 'known',
        label: t('check.known'),
        value: t('check.known.state', {
          state,
          at: record ? moment(record.signedAt ?? record.recordedAt) : '',
        }),
      },
      ...(seal
        ? [{ key: 'seal', label: t('check.seal'), value: t('check.seal.state', { state: seal }) }]
        : []),
    ],
    sha256: paper.sha256,
  };
}

function whyUnsigned({ record }: CheckedPaper): 'elsewhere' | 'fault' | 'none' {
  if (record?.isElsewhere) return 'elsewhere';
  return record?.fault ? 'fault' : 'none';
}

function sealOf({ seal }: CheckedPaper, isKeyed: boolean): 'whole' | 'unasked' | 'broken' | null {
  if (seal.signatures.length === 0) return null;
  if (!seal.intact) return 'broken';
  return isKeyed ? 'whole' : 'unasked';
}
