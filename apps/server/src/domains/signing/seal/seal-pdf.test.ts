import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSignatures } from '@novosel/proof/seals/find-signatures.ts';
import { sealedOriginal } from '@novosel/proof/seals/sealed-original.ts';
import { verifySealedPdf } from '@novosel/proof/seals/verify-sealed-pdf.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleAgreement } from '../../documents/pdf/booking-agreement.example.ts';
import { renderBookingAgreement } from '../../documents/pdf/render-booking-agreement.ts';
import { loadSeal, type Seal } from './load-seal.ts';
import { sealPdf } from './seal-pdf.ts';

const owner = { organization: 'ООО «СЗ „Тихая гавань“»', now: new Date('2026-11-12T12:00:00Z') };
const note = {
  reason: 'Соглашение подписано (обеими) сторонами',
  name: owner.organization,
  contactInfo: 'dom@gavan.example',
  location: 'г. Мурманск',
  at: new Date('2026-11-12T12:10:00Z'),
};
const later = { ...note, at: new Date('2026-11-12T12:11:00Z') };

let dir: string;
let seal: Seal;
let original: Uint8Array;
let once: Uint8Array;
let twice: Uint8Array;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'seal-'));
  seal = await loadSeal(dir, owner);
  original = await renderBookingAgreement(exampleAgreement());
  once = await sealPdf(original, seal, note);
  twice = await sealPdf(once, seal, later);
});

afterAll(() => rm(dir, { recursive: true }));

describe('the seal', () => {
  test('is created once, its keys are for their owner only, and is the same after a restart', async () => {
    const home = join(dir, 'seal');
    for (const name of ['root.key.pem', 'seal.key.pem'])
      expect((await stat(join(home, name))).mode & 0o777).toBe(0o600);
    const again = await loadSeal(dir, { ...owner, now: new Date() });
    expect(again.certificate).toEqual(seal.certificate);
    expect(await readdir(dir)).not.toContainEqual(expect.stringContaining('seal-new'));
  });

  test('is one for all processes that start together, and another for another folder', async () => {
    const other = join(dir, 'seal', 'other');
    const all = await Promise.all(Array.from({ length: 4 }, () => loadSeal(other, owner)));
    expect(new Set(all.map(({ certificate }) => Buffer.from(certificate).toString('hex'))).size).toBe(1);
    expect(all[0]?.root).not.toEqual(seal.root);
    const check = await verifySealedPdf(once, [all[0]?.root ?? seal.root]);
    expect(check.signatures[0]).toMatchObject({ valid: true, trusted: false });
  });
});

describe('promise 44: a sealed file', () => {
  test('begins with the bytes that were signed, after one seal and after two', () => {
    expect(Buffer.from(once.subarray(0, original.length)).equals(original)).toBe(true);
    expect(Buffer.from(twice.subarray(0, once.length)).equals(once)).toBe(true);
  });

  test('names the hash of its original, which is found at its beginning', async () => {
    const hash = createHash('sha256').update(original).digest('hex');
    const named = await sealPdf(original, seal, { ...note, reason: `Подписано, SHA-256 ${hash}` });
    expect(sealedOriginal(named)).toBe(hash);
    expect(sealedOriginal(named.with(20, (named[20] ?? 0) ^ 1))).toBeNull();
    expect([sealedOriginal(once), sealedOriginal(original)]).toEqual([null, null]);
  });

  test('holds two seals, both valid, the last over the whole file', async () => {
    const common = { subject: 'Печать ООО «СЗ „Тихая гавань“»', valid: true, trusted: true };
    expect(await verifySealedPdf(twice, [seal.root])).toEqual({
      intact: true,
      signatures: [
        { ...common, at: note.at, coversWhole: false },
        { ...common, at: later.at, coversWhole: true },
      ],
    });
  });

  test('is not intact after one changed byte, wherever it is signed', async () => {
    const [found] = findSignatures(Buffer.from(once));
    const signedLength = found?.signedBytes.length ?? 0;
    const hole = once.length - signedLength;
    const gapAt = Buffer.from(once).indexOf('/Contents <') + '/Contents '.length;
    await fc.assert(
      fc.asyncProperty(fc.nat(signedLength - 1), fc.integer({ min: 1, max: 255 }), async (place, mask) => {
        const changed = Buffer.from(once);
        const at = place < gapAt ? place : place + hole;
        changed[at] = (changed[at] ?? 0) ^ mask;
        expect((await verifySealedPdf(changed, [seal.root])).intact).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test('is not intact with something added, and never without a seal', async () => {
    expect((await verifySealedPdf(Buffer.concat([once, Buffer.from('\n')]))).intact).toBe(false);
    expect(await verifySealedPdf(original)).toEqual({ signatures: [], intact: false });
  });

  test('is not intact when a stranger changed it and sealed it anew', async () => {
    const stranger = await loadSeal(join(dir, 'stranger'), owner);
    const added = await sealPdf(once, stranger, later);
    expect((await verifySealedPdf(added)).intact).toBe(true);
    expect((await verifySealedPdf(added, [seal.root])).intact).toBe(false);
    const { certificate, root } = seal;
    const forged = await sealPdf(original, { certificate, root, privateKey: stranger.privateKey }, note);
    expect((await verifySealedPdf(forged)).intact).toBe(false);
  });

  test('[promise 48] is refused when the certificate was not in force', async () => {
    const early = await sealPdf(original, seal, { ...note, at: new Date('2026-11-11T12:00:00Z') });
    const late = await sealPdf(original, seal, { ...note, at: new Date('2037-01-01T00:00:00Z') });
    expect((await verifySealedPdf(early)).intact).toBe(false);
    expect((await verifySealedPdf(late)).intact).toBe(false);
  });

  test('keeps the note in Cyrillic and the id of the file', () => {
    const text = Buffer.from(once).toString('latin1');
    const reason = Buffer.from(`\ufeff${note.reason}`, 'utf16le').swap16().toString('hex');
    expect(text).toContain(`/Reason <${reason}>`);
    expect(text.match(/\/ID \[<[0-9a-f]{32}>/g)).toHaveLength(2);
  });
});
