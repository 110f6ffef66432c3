import { signedFiles, withList, zipped } from '@novosel/proof/archive/archive.example.ts';
import { archiveNames } from '@novosel/proof/archive/signature-file.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFiles } from './check-files.ts';

let files: Map<string, Uint8Array>;
beforeAll(async () => {
  files = await signedFiles();
});
const paper = 'Договор.pdf';
const bytesOf = (name: string) => files.get(name) ?? new Uint8Array();
const named = (...names: readonly string[]) => new Map(names.map((name) => [name, bytesOf(name)]));
const one = (bytes: Uint8Array) => new Map([['Документы.zip', bytes]]);

describe('files that are dropped', () => {
  it('are an archive when one alone is a ZIP, checked by its own keys without ours', () => {
    const result = checkFiles(one(zipped(withList(files))), null);
    expect(result).toMatchObject({
      kind: 'archive',
      report: { isWhole: true, keys: { areFromArchive: true } },
      papers: [{ name: paper }, { name: 'Приложение.pdf' }],
    });
  });

  it('are checked by our keys where there are such', () => {
    const headKey = new TextDecoder().decode(bytesOf(archiveNames.headKey));
    const keys = { headKey, sealRoot: bytesOf(archiveNames.sealRoot), operatorRoots: [] };
    expect(checkFiles(one(zipped(withList(files))), keys)).toMatchObject({
      report: { isWhole: false, isUnsure: true, keys: { areFromArchive: false } },
    });
  });

  it('are papers with their signatures otherwise', () => {
    const result = checkFiles(named(paper, 'Договор.pdf.1.sig'), null);
    expect(result).toMatchObject({ kind: 'loose', papers: [{ signatures: [{ provenAt: null }] }] });
    expect('papers' in result && result.papers[0]?.original).toBe(
      'papers' in result && result.papers[0]?.sha256,
    );
  });

  it('are refused when there is nothing to check', () => {
    const refused = (why: string) => ({ kind: 'refused', why });
    expect(checkFiles(named('Договор.pdf.1.sig'), null)).toEqual(refused('no-paper'));
    expect(checkFiles(one(new Uint8Array([0x50, 0x4b, 1])), null)).toEqual(refused('no-archive'));
    expect(checkFiles(one(zipped(named(paper))), null)).toEqual(refused('no-keys'));
  });
});
