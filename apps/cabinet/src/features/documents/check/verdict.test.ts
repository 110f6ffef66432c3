import { describe, expect, it } from 'vitest';
import type { Finished } from './check-state.ts';
import { keysAre, toneOf, verdictOf } from './verdict.ts';

type Given = Pick<Finished, 'checked' | 'isKeyed' | 'known'>;
type Paper = Given['checked']['papers'][number];

const hash = 'a'.repeat(64);
const keys = { headKey: '1', sealRoot: '2', operatorRoots: ['3'] };
const unsigned: Paper = {
  name: 'Договор.pdf',
  sha256: hash,
  original: hash,
  seal: { signatures: [], intact: false },
  record: null,
  signatures: [],
};
const signed = (indication: 'total-passed' | 'indeterminate' | 'total-failed'): Paper => ({
  ...unsigned,
  signatures: [
    { name: 'Договор.pdf.1.sig', indication, reason: null, signer: null, claimedAt: null, provenAt: null },
  ],
});

const archive = (report: object, isKeyed = true): Given => ({
  checked: {
    kind: 'archive',
    papers: [unsigned],
    report: {
      sums: new Map(),
      papers: [unsigned],
      orphans: [],
      keys: { ...keys, areFromArchive: !isKeyed },
      ownKeys: keys,
      isWhole: true,
      isUnsure: false,
      ...report,
    },
  },
  isKeyed,
  known: new Map(),
});

describe('the verdict of an archive', () => {
  it.each([
    ['whole', archive({})],
    ['fits', archive({}, false)],
    ['unsure', archive({ isWhole: false, isUnsure: true })],
    ['changed', archive({ isWhole: false, sums: new Map([['Договор.pdf', 'changed']]) })],
    ['strange', archive({ isWhole: false, ownKeys: { ...keys, sealRoot: '0' } })],
  ] as const)('is %s', (verdict, given) => {
    expect(verdictOf(given)).toBe(verdict);
  });

  it('knows whose the keys are only by those that we publish', () => {
    expect(keysAre(archive({}))).toBe('ours');
    expect(keysAre(archive({}, false))).toBe('unasked');
    expect(keysAre(archive({ ownKeys: null }))).toBe('unasked');
    expect(keysAre(archive({ ownKeys: { ...keys, headKey: '0' } }))).toBe('strange');
    expect(keysAre(archive({ ownKeys: { ...keys, operatorRoots: ['3', '4'] } }))).toBe('operator');
  });
});

describe('the verdict of files without an archive', () => {
  const at = '2026-11-24T09:00:00.000Z';
  const loose = (paper: Paper, state?: 'signed' | 'unsigned' | 'replaced' | null): Given => ({
    checked: { kind: 'loose', orphans: [], papers: [paper] },
    isKeyed: state !== undefined,
    known:
      state === undefined
        ? new Map()
        : new Map([[hash, state && { recordedAt: at, signedAt: state === 'signed' ? at : null, state }]]),
  });

  it.each([
    ['ours', loose(unsigned, 'signed')],
    ['unsigned', loose(unsigned, 'unsigned')],
    ['replaced', loose(unsigned, 'replaced')],
    ['foreign', loose(unsigned, null)],
    ['unasked', loose(unsigned)],
    ['foreign_signed', loose(signed('total-passed'), null)],
    ['unsure', loose(signed('indeterminate'), 'unsigned')],
    ['ours', loose(signed('total-passed'), 'unsigned')],
    ['failed', loose(signed('total-failed'), 'signed')],
    ['failed', loose({ ...unsigned, record: { fault: 'unreadable', signatures: [], isElsewhere: false } })],
  ] as const)('is %s', (verdict, given) => {
    expect(verdictOf(given)).toBe(verdict);
  });

  it('is that of the worst of several', () => {
    const other = { ...unsigned, name: 'Другой.pdf', original: 'b'.repeat(64) };
    const { checked, known } = loose(unsigned, 'signed');
    const both: Given = {
      checked: { ...checked, papers: [unsigned, other] },
      isKeyed: true,
      known: new Map([...known, [other.original, null]]),
    };
    expect(verdictOf(both)).toBe('foreign');
  });

  it('is calm only where all is well', () => {
    expect((['whole', 'ours', 'unsure', 'fits', 'failed', 'strange'] as const).map(toneOf)).toEqual([
      'good',
      'good',
      'warn',
      'warn',
      'bad',
      'bad',
    ]);
  });
});
