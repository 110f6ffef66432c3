import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ChainHead, type Evidence, type EvidenceRow, nextRow } from '../evidence-chain.ts';
import { sealedBytes } from '../sealed-head.ts';
import { checkArchive } from './check-archive.ts';
import { hashOf } from './read-sums.ts';
import { reportLines } from './report-words.ts';
import { archiveNames, type SignatureFile } from './signature-file.ts';

const secret = ed25519.utils.randomSecretKey();
const spki = Uint8Array.from([
  ...[0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00],
  ...ed25519.getPublicKey(secret),
]);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const pem = `-----BEGIN PUBLIC KEY-----\n${base64(spki)}\n-----END PUBLIC KEY-----\n`;
const chainId = 'deal:01';

const evidenceOf = (paper: Uint8Array, fullName: string): Omit<Evidence, 'prevHash'> => ({
  who: { userId: '8', fullName, passportHash: '0'.repeat(64), phoneMasked: '+7 900 •••-••-08' },
  agreementVersion: '1.2',
  rulesVersion: '2',
  documentSha256: hashOf(paper),
  codeId: '01',
  tries: 1,
  ip: '203.0.113.7',
  userAgent: 'test',
  at: '2026-11-24T09:00:00.000Z',
  kind: 'simple',
});

/** Two papers of one deal, each signed by one person, as the server packs them. */
function exampleFiles(): Map<string, Uint8Array> {
  const papers = ['Соглашение', 'Договор'].map((title) => ({
    title,
    bytes: utf8ToBytes(`%PDF-1.7 ${title}`),
  }));
  const rows: EvidenceRow[] = [];
  let head: ChainHead | undefined;
  for (const { title, bytes } of papers) {
    const next = nextRow(head, chainId, evidenceOf(bytes, `Соколова, ${title}`));
    rows.push(next.row);
    head = next.head;
  }
  if (!head) throw new Error('no head');
  const seal = base64(ed25519.sign(sealedBytes(head), secret));
  const links = rows.map(({ evidence: { prevHash }, hash }) => ({ prevHash, hash }));
  const files = new Map<string, Uint8Array>();
  for (const [at, { title, bytes }] of papers.entries()) {
    const evidence = rows[at]?.evidence;
    if (!evidence) continue;
    const file: SignatureFile = {
      document: { id: title, title, version: 1, sha256: hashOf(bytes), bytes: bytes.length },
      signatures: [{ position: at + 1, evidence }],
      chain: { id: chainId, links, at: head.at, seal },
    };
    files.set(`${title}.pdf`, bytes);
    files.set(`${title}, подписи.json`, utf8ToBytes(JSON.stringify(file, null, 2)));
  }
  files.set(archiveNames.headKey, utf8ToBytes(pem));
  files.set(archiveNames.sealRoot, utf8ToBytes('root'));
  return files;
}

const packed = (files: ReadonlyMap<string, Uint8Array>, { sums = true } = {}): Uint8Array => {
  const list = [...files].map(([name, bytes]) => `${hashOf(bytes)}  ${name}\n`).join('');
  const all = sums ? [...files, [archiveNames.sums, utf8ToBytes(list)] as const] : [...files];
  return zipSync(Object.fromEntries(all), { level: 0 });
};
const nextSign = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 1);
const given = { headKey: pem, sealRoot: utf8ToBytes('root'), operatorRoots: [] };

describe('an archive of papers', () => {
  it('is whole as it was packed, and says who has signed what', () => {
    const report = checkArchive(packed(exampleFiles()));
    expect(report).toMatchObject({
      isWhole: true,
      keys: { areFromArchive: true, headKey: hashOf(utf8ToBytes(pem)) },
    });
    expect(report.papers.map(({ name, record }) => [name, record?.signatures[0]?.who.fullName])).toEqual([
      ['Соглашение.pdf', 'Соколова, Соглашение'],
      ['Договор.pdf', 'Соколова, Договор'],
    ]);
    expect(checkArchive(packed(exampleFiles()), given).keys.areFromArchive).toBe(false);
  });

  it('[promise 46] is not whole after any change, also when its list of hashes was made anew', () => {
    const names = [...exampleFiles().keys()].filter((name) => !name.startsWith('keys/'));
    const name = fc.constantFrom(...names);
    const changes = {
      flip: fc.tuple(name, fc.nat(), fc.integer({ min: 1, max: 255 })),
      cut: fc.tuple(name, fc.nat()),
      swap: fc.constantFrom('.pdf', ', подписи.json'),
      lose: fc.constantFrom(...names.filter((one) => one.endsWith('.pdf'))),
    };
    fc.assert(
      fc.property(fc.record(changes), fc.constantFrom('flip', 'cut', 'swap', 'lose'), (by, kind) => {
        const files = exampleFiles();
        if (kind === 'flip') {
          const [of, at, mask] = by.flip;
          const bytes = files.get(of) ?? new Uint8Array();
          files.set(of, bytes.with(at % bytes.length, (bytes[at % bytes.length] ?? 0) ^ mask));
        } else if (kind === 'cut') {
          const [of, at] = by.cut;
          const bytes = files.get(of) ?? new Uint8Array();
          files.set(of, bytes.subarray(0, at % bytes.length));
        } else if (kind === 'swap') {
          const [one, other] = [`Соглашение${by.swap}`, `Договор${by.swap}`];
          const kept = files.get(one) ?? new Uint8Array();
          files.set(one, files.get(other) ?? new Uint8Array());
          files.set(other, kept);
        } else {
          files.delete(by.lose);
        }
        const honest = [...exampleFiles()].map(([one, bytes]) => `${hashOf(bytes)}  ${one}\n`).join('');
        const withList = new Map(files).set(archiveNames.sums, utf8ToBytes(honest));
        expect(checkArchive(packed(withList, { sums: false }), given).isWhole).toBe(false);
        // Who makes the list anew cannot make the record of signatures anew.
        if (kind !== 'flip' || isProven(files, by.flip[0]))
          expect(checkArchive(packed(files), given).isWhole).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  /** A title, an ID or blanks in a record are told, not proven: a change of these shows by the list alone. */
  function isProven(files: ReadonlyMap<string, Uint8Array>, name: string): boolean {
    const said = (bytes: Uint8Array | undefined) => {
      try {
        const { document, ...proven } = JSON.parse(new TextDecoder().decode(bytes));
        return JSON.stringify([document.sha256, proven]);
      } catch {
        return 'broken';
      }
    };
    return name.endsWith('.pdf') || said(files.get(name)) !== said(exampleFiles().get(name));
  }

  it('needs the key of the deal: a chain sealed by another is not believed', () => {
    const other = ed25519.getPublicKey(ed25519.utils.randomSecretKey());
    const strange = Uint8Array.from([...spki.subarray(0, 12), ...other]);
    const headKey = pem.replace(base64(spki), base64(strange));
    const { papers, isWhole } = checkArchive(packed(exampleFiles()), { ...given, headKey });
    expect([isWhole, papers[0]?.record?.fault]).toEqual([false, 'seal-broken']);
  });

  it('[promise 46] is not whole when its seal is the same bytes spelled otherwise', () => {
    const files = exampleFiles();
    const name = 'Договор, подписи.json';
    const json = new TextDecoder().decode(files.get(name));
    // The last sign before «==» holds four bits of no byte.
    const respelled = json.replace(/(.)==/, (_, sign: string) => `${sign === 'A' ? 'B' : nextSign(sign)}==`);
    files.set(name, utf8ToBytes(respelled));
    expect(respelled).not.toBe(json);
    expect(checkArchive(packed(files), given).isWhole).toBe(false);
  });

  it('that is none, or has no keys, is refused', () => {
    expect(() => checkArchive(utf8ToBytes('no archive'))).toThrow(RangeError);
    expect(() => checkArchive(zipSync({ 'a.pdf': utf8ToBytes('%PDF') }))).toThrow('no keys in the archive');
  });
});

describe('the report of an archive', () => {
  it('names each signer with his moment, what is not proven, and the keys to be compared', () => {
    const lines = reportLines(checkArchive(packed(exampleFiles())), 'ru');
    expect(lines[0]).toBe('Всё цело: ни один файл не изменён, подписи сходятся с документами.');
    expect(lines).toContain('  Соколова, Договор, 24.11.2026, 12:00 по Москве, простая электронная подпись');
    expect(lines).toContain(`  evidence ${hashOf(utf8ToBytes(pem))}`);
    expect(lines.at(-1)).toMatch(/^Не доказано этим: /);
  });

  it('says of each file what is wrong with it', () => {
    const files = exampleFiles();
    files.set('Договор.pdf', utf8ToBytes('%PDF-1.7 другой'));
    files.delete('Соглашение.pdf');
    expect(reportLines(checkArchive(packed(files)), 'ru').slice(0, 3)).toEqual([
      'Так доверять архиву нельзя:',
      '  Соглашение, подписи.json: документа рядом нет',
      '  Договор.pdf: запись о подписях от другого документа',
    ]);
    expect(reportLines(checkArchive(packed(exampleFiles(), { sums: false })), 'en')[1]).toBe(
      '  the list of hashes SHA256SUMS cannot be read',
    );
  });
});
