import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSignatures } from '@novosel/proof/seals/find-signatures.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleAgreement } from '../../documents/pdf/booking-agreement.example.ts';
import { exampleInvoice } from '../../documents/pdf/invoice.example.ts';
import { renderBookingAgreement } from '../../documents/pdf/render-booking-agreement.ts';
import { renderInvoice } from '../../documents/pdf/render-invoice.ts';
import { loadSeal, type Seal } from './load-seal.ts';
import { sealPdf } from './seal-pdf.ts';

const note = {
  reason: 'Соглашение подписано (обеими) сторонами',
  name: 'ООО «СЗ „Тихая гавань“»',
  contactInfo: 'dom@gavan.example',
  location: 'г. Мурманск',
  at: new Date('2026-11-12T12:10:00Z'),
};
const agreement = exampleAgreement();
const terms = {
  price: { totalKopecks: 1_296_000_000 },
  until: '2026-11-24T15:00:00.000Z',
  finishing: 'светлая',
};

/** Every paper that we give out, before any seal. */
const papers: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'an agreement': () => renderBookingAgreement(agreement),
  'an agreement for a parking place, free': () =>
    renderBookingAgreement({
      ...agreement,
      estate: { ...agreement.estate, kind: 'parking', rooms: undefined, floor: -1 },
      fee: { amount: 0, onWithdrawal: 'whole' },
    }),
  'an agreement signed by a representative': () =>
    renderBookingAgreement({
      ...agreement,
      representative: {
        fullName: 'Ким Ян',
        phone: '+7 911 000-11-22',
        power: { number: '51/1-н/2026', notary: 'Ильин И. И., г. Мурманск', givenOn: '2 марта 2026 г.' },
      },
    }),
  'a new edition': () =>
    renderBookingAgreement({
      ...agreement,
      edition: {
        number: 2,
        reason: 'по просьбе покупателя',
        before: terms,
        after: { ...terms, until: '2026-11-30T15:00:00.000Z' },
        signedAt: new Date('2026-11-13T09:00:00Z'),
        sha256: 'ab'.repeat(32),
      },
    }),
  'an invoice': () => renderInvoice(exampleInvoice()),
};
const sealsOfEach = [0, 1, 2, 3];

let dir: string;
let seal: Seal;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'papers-'));
  seal = await loadSeal(dir, { organization: note.name, now: new Date('2026-11-12T12:00:00Z') });
});
afterAll(() => rm(dir, { recursive: true }));

/** Seals as often as asked, a minute after one another. */
async function sealed(paper: Uint8Array, times: number): Promise<Uint8Array> {
  let bytes = paper;
  for (let i = 0; i < times; i += 1)
    bytes = await sealPdf(bytes, seal, { ...note, at: new Date(note.at.getTime() + i * 60_000) });
  return bytes;
}

async function fileOf(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, bytes);
  return path;
}

const tools = ['qpdf', 'pdfsig', 'openssl'] as const;
const isInstalled = (tool: (typeof tools)[number]) => spawnSync(tool, ['--version']).error === undefined;
const run = (tool: (typeof tools)[number], ...args: string[]) => spawnSync(tool, args, { encoding: 'utf8' });

/** What qpdf has to say against a file, warnings too. */
async function complaintsOf(bytes: Uint8Array): Promise<string> {
  const { status, stderr } = run('qpdf', '--check', await fileOf('checked.pdf', bytes));
  return status === 0 ? stderr : `${status}: ${stderr}`;
}

describe.each(Object.entries(papers))('promise 44: verifiers that are not ours read %s', (_, render) => {
  let paper: Uint8Array;
  beforeAll(async () => {
    paper = await render();
  });

  test.runIf(isInstalled('qpdf')).each(sealsOfEach)('with %d seals: qpdf warns of nothing', async (seals) => {
    expect(await complaintsOf(await sealed(paper, seals))).toBe('');
  });

  test.runIf(isInstalled('pdfsig')).each(sealsOfEach)(
    'with %d seals: pdfsig calls each valid',
    async (seals) => {
      const { stdout, stderr } = run(
        'pdfsig',
        '-nocert',
        await fileOf('signed.pdf', await sealed(paper, seals)),
      );
      expect(stderr).toBe('');
      expect(stdout.match(/Signature is Valid\./g) ?? []).toHaveLength(seals);
      expect(stdout.match(/^ +- Total document signed/gm) ?? []).toHaveLength(Math.min(seals, 1));
    },
  );

  test.runIf(isInstalled('openssl'))('openssl verifies CAdES against our root', async () => {
    const [found] = findSignatures(Buffer.from(await sealed(paper, 1)));
    if (!found) throw new Error('no signature in a sealed file');
    const cms = await fileOf('cms.der', derOnly(found.cms));
    const data = await fileOf('data.bin', found.signedBytes);
    const root = join(dir, 'seal', 'root.crt.pem');
    // Our certificates begin on a day of the test's own clock.
    const when = ['-attime', String(note.at.getTime() / 1000)];
    const verify = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-purpose', 'any'];
    const check = (content: string) =>
      run(
        'openssl',
        ...verify,
        '-CAfile',
        root,
        ...when,
        '-in',
        cms,
        '-content',
        content,
        '-out',
        join(dir, 'out'),
      );
    expect(check(data)).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^CAdES Verification successful\s*$/),
    });
    expect(check(cms).status).not.toBe(0);
  });
});

describe('promise 44: the verifiers', () => {
  test.runIf(isInstalled('pdfsig'))('pdfsig calls a changed file not valid', async () => {
    const changed = Buffer.from(await sealed(await renderBookingAgreement(agreement), 2));
    const at = changed.indexOf('stream\n') + 20;
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(run('pdfsig', '-nocert', await fileOf('bad.pdf', changed)).stdout).not.toContain(
      'Signature is Valid',
    );
  });

  test.runIf(isInstalled('qpdf'))(
    'qpdf warns of a table that starts a byte too early, and a further seal mends it',
    async () => {
      const once = Buffer.from(await sealed(await renderBookingAgreement(agreement), 1));
      const early = once
        .toString('latin1')
        .replace(/startxref\n(\d+)\n%%EOF$/, (_, at) => `startxref\n${at - 1}\n%%EOF`);
      expect(await complaintsOf(Buffer.from(early, 'latin1'))).toContain('extraneous whitespace');
      expect(await complaintsOf(await sealed(Buffer.from(early, 'latin1'), 1))).toBe('');
    },
  );

  test('are all there on CI', () => {
    // biome-ignore lint/style/noProcessEnv: a test has no settings, and CI tells of itself only so.
    if (process.env.CI) expect(tools.filter((tool) => !isInstalled(tool))).toEqual([]);
  });
});

/** The placeholder is longer than the signature: what follows the DER value is padding. */
function derOnly(padded: Uint8Array): Uint8Array {
  const octets = (padded[1] ?? 0) & 0x7f;
  const length = padded.subarray(2, 2 + octets).reduce((total, octet) => total * 256 + octet, 0);
  return padded.subarray(0, 2 + octets + length);
}
