import { utf8ToBytes } from '@noble/hashes/utils.js';
import { daysLater, exampleNow } from '@novosel/pki/pki.example.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { figures } from '../../test/figures.ts';
import { signedFiles, withList, zipped } from './archive.example.ts';
import { checkArchive } from './check-archive.ts';
import { checkLooseFiles } from './check-loose-files.ts';
import { isOperatorRootName, isRevocationListName, isSignatureName } from './electronic-names.ts';
import { compareSums, type Files } from './read-sums.ts';
import { reportLines } from './report-words.ts';
import { archiveNames } from './signature-file.ts';

let files: Map<string, Uint8Array>;
beforeAll(async () => {
  files = await signedFiles();
});
const now = daysLater(2);
const check = (changed: Files) => checkArchive(zipped(changed), undefined, now);
const without = (isGone: (name: string) => boolean) => new Map([...files].filter(([name]) => !isGone(name)));
const paper = 'Договор.pdf';
const bytesOf = (name: string) => files.get(name) ?? new Uint8Array();
const outcomesOf = (changed: Files) =>
  check(changed).papers[0]?.signatures.map(({ indication, reason }) => [indication, reason]);

/** A change is also found when the archive is refused for it. */
const isFound = (changed: Files): boolean => {
  try {
    const { isWhole, isUnsure } = check(changed);
    return !isWhole && !isUnsure;
  } catch (error) {
    return error instanceof RangeError;
  }
};

describe('an archive with electronic signatures', () => {
  it('is whole as it was packed, and says who has signed, when and by which certificate', () => {
    const report = check(withList(files));
    expect(report).toMatchObject({ isWhole: true, isUnsure: false, orphans: [] });
    expect(report.keys.operatorRoots).toHaveLength(2);
    expect(report.papers.map(({ signatures }) => signatures.length)).toEqual([2, 0]);
    expect(report.papers[0]?.signatures[1]).toMatchObject({
      name: 'Договор.pdf.2.sig',
      indication: 'total-passed',
      signer: {
        name: 'Соколова Анна Сергеевна',
        organization: 'ООО «Пример»',
        title: 'Генеральный директор',
        serial: expect.stringMatching(/^[\dA-F]{32}$/),
        issuer: 'УЦ «Пример»',
        isQualified: true,
      },
      provenAt: exampleNow,
      claimedAt: exampleNow,
    });
    expect(JSON.stringify(report)).not.toContain('11223344595');
  });

  it('has signatures that fail over another paper, and those that have no paper', () => {
    const moved = new Map(files).set('Приложение.pdf.1.sig', bytesOf('Договор.pdf.1.sig'));
    const report = check(withList(moved));
    expect(report.papers[1]?.signatures).toMatchObject([
      { indication: 'total-failed', reason: 'HASH_FAILURE' },
    ]);
    expect(report).toMatchObject({ isWhole: false, isUnsure: false });
    const lost = check(withList(without((name) => name === paper)));
    expect(lost.orphans).toEqual(['Договор.pdf.1.sig', 'Договор.pdf.2.sig']);
    expect(lost).toMatchObject({ isWhole: false, isUnsure: false });
    const strange = check(withList(new Map(files).set('Договор.sig', bytesOf('Договор.pdf.1.sig'))));
    expect([strange.orphans, strange.isWhole]).toEqual([['Договор.sig'], false]);
  });

  it('is unsure, not broken, when what it is checked by is missing', () => {
    const unlisted = withList(without(isRevocationListName));
    expect(outcomesOf(unlisted)).toEqual(Array(2).fill(['indeterminate', 'TRY_LATER']));
    expect(check(unlisted)).toMatchObject({ isWhole: false, isUnsure: true });
    expect(outcomesOf(withList(without(isOperatorRootName)))).toEqual(
      Array(2).fill(['indeterminate', 'NO_CERTIFICATE_CHAIN_FOUND']),
    );
  });

  it('is checked by keys from outside rather than by its own', () => {
    const [headKey, sealRoot] = [
      new TextDecoder().decode(bytesOf(archiveNames.headKey)),
      utf8ToBytes('root'),
    ];
    const [gost] = [...files].filter(([name]) => isOperatorRootName(name)).map(([, root]) => root);
    const given = { headKey, sealRoot, operatorRoots: gost ? [gost] : [] };
    const { papers, keys } = checkArchive(zipped(withList(files)), given, now);
    expect(keys.areFromArchive).toBe(false);
    expect(papers[0]?.signatures.map(({ reason }) => reason)).toEqual([null, 'NO_CERTIFICATE_CHAIN_FOUND']);
  });

  it('[promise 46] shows every change', () => {
    const names = [...files.keys()];
    const name = fc.constantFrom(...names);
    const changes = fc.oneof(
      fc
        .tuple(fc.constantFrom(...names, archiveNames.sums), fc.nat(), fc.integer({ min: 1, max: 255 }))
        .map(flip),
      fc.tuple(fc.constantFrom(...names, archiveNames.sums), fc.nat()).map(cut),
      fc.tuple(fc.constantFrom(...names, archiveNames.sums), fc.nat(), fc.nat(255)).map(insert),
      fc.tuple(name, fc.nat(), fc.nat()).map(reorder),
      fc.tuple(name, name).map(swap),
      name.map((one) => (all: Map<string, Uint8Array>) => void all.delete(one)),
      name.map(
        (one) => (all: Map<string, Uint8Array>) => void all.set(`${one}.1.sig`, new Uint8Array([0x30])),
      ),
    );
    let count = 0;
    fc.assert(
      fc.property(changes, (change) => {
        const changed = withList(files);
        change(changed);
        if (isSame(changed, withList(files))) return;
        expect(compareSums(changed, archiveNames.sums)?.size).not.toBe(0);
        count += 1;
        if (count % Math.ceil(figures.changes / figures.wholeChecks) > 0) return;
        expect(isFound(changed)).toBe(true);
      }),
      { numRuns: figures.changes },
    );
  });

  it('[promise 46] shows every change of a signed paper also when its list was made anew', () => {
    const change = fc.oneof(
      fc.tuple(fc.constant(paper), fc.nat(), fc.integer({ min: 1, max: 255 })).map(flip),
      fc.tuple(fc.constant(paper), fc.nat()).map(cut),
      fc.tuple(fc.constant(paper), fc.nat(), fc.nat(255)).map(insert),
    );
    fc.assert(
      fc.property(change, (make) => {
        const changed = new Map(files);
        make(changed);
        const { isWhole, isUnsure, papers } = check(withList(changed));
        expect([isWhole, isUnsure]).toEqual([false, false]);
        expect(papers[0]?.signatures.map(({ reason }) => reason)).toEqual(['HASH_FAILURE', 'HASH_FAILURE']);
      }),
      { numRuns: figures.forgedPapers },
    );
  });

  it('is whole however it was packed: order and compression are no change', () => {
    const entries = [...withList(files)];
    const order = fc.shuffledSubarray(entries, { minLength: entries.length });
    fc.assert(
      fc.property(order, fc.constantFrom(0 as const, 6 as const), (shuffled, level) => {
        expect(checkArchive(zipped(new Map(shuffled), level), undefined, now).isWhole).toBe(true);
      }),
      { numRuns: figures.packings },
    );
  });
});

type Change = (files: Map<string, Uint8Array>) => void;
const edit =
  (name: string, to: (bytes: Uint8Array) => Uint8Array): Change =>
  (all) =>
    void all.set(name, to(all.get(name) ?? new Uint8Array()));
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const flip = ([name, at, mask]: [string, number, number]) =>
  edit(name, (bytes) => bytes.with(at % bytes.length, (bytes[at % bytes.length] ?? 0) ^ mask));
const cut = ([name, at]: [string, number]) => edit(name, (bytes) => bytes.subarray(0, at % bytes.length));
const insert = ([name, at, byte]: [string, number, number]) =>
  edit(name, (bytes) => {
    const place = at % (bytes.length + 1);
    return joined(bytes.subarray(0, place), Uint8Array.of(byte), bytes.subarray(place));
  });
/** Puts the second part of a file before its first one. */
const reorder = ([name, at]: [string, number, number]) =>
  edit(name, (bytes) => joined(bytes.subarray(at % bytes.length), bytes.subarray(0, at % bytes.length)));
const swap =
  ([one, other]: [string, string]): Change =>
  (all) => {
    const kept = all.get(one) ?? new Uint8Array();
    all.set(one, all.get(other) ?? new Uint8Array());
    all.set(other, kept);
  };
const isSame = (one: Files, other: Files): boolean =>
  one.size === other.size &&
  [...one].every(([name, bytes]) => Buffer.from(bytes).equals(other.get(name) ?? new Uint8Array([0])));

describe('files without an archive', () => {
  const loose = (...names: readonly string[]) =>
    checkLooseFiles(
      new Map(names.map((name) => [name, bytesOf(name)])),
      { sealRoots: [], operatorRoots: [] },
      now,
    );

  it('are a paper with its signatures, whatever these are called', () => {
    const { papers, orphans } = loose(paper, 'Договор.pdf.1.sig');
    expect(orphans).toEqual([]);
    expect(papers).toMatchObject([
      { name: paper, signatures: [{ reason: 'NO_CERTIFICATE_CHAIN_FOUND', provenAt: null }] },
    ]);
    const renamed = new Map([
      ['scan.pdf', bytesOf('Приложение.pdf')],
      ['contract.sig', bytesOf('Договор.pdf.1.sig')],
    ]);
    const other = checkLooseFiles(renamed, { sealRoots: [], operatorRoots: [] }, now);
    expect(other.papers[0]?.signatures).toMatchObject([{ reason: 'HASH_FAILURE' }]);
    expect(loose('Договор.pdf.1.sig')).toEqual({ papers: [], orphans: ['Договор.pdf.1.sig'] });
  });
});

describe('the report of an archive with electronic signatures', () => {
  it('gives the name of the standard beside plain words', () => {
    const lines = reportLines(check(withList(files)), 'ru');
    expect(lines).toContain('    TOTAL-PASSED: подпись верна: файл не менялся, сертификат действовал');
    expect(lines).toContain('  Соколова Анна Сергеевна, усиленная квалифицированная подпись');
    expect(lines.filter((line) => line.startsWith('  operator '))).toHaveLength(2);
    const unsure = reportLines(check(withList(without(isRevocationListName))), 'en');
    expect(unsure.slice(0, 2)).toEqual([
      'No file was changed, but not every signature could be checked to the end:',
      '  Договор.pdf.1.sig: there is nothing to check by whether the certificate was revoked then (INDETERMINATE, TRY_LATER)',
    ]);
    expect([...files.keys()].filter(isSignatureName)).toHaveLength(2);
  });
});
