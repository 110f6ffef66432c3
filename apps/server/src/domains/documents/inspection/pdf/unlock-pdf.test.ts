import { expect, test } from 'vitest';
import {
  lock,
  lockedWords,
  openLockedPapers,
  paperOfWords,
} from '../../../../../test/uploads/locked-samples.ts';
import { readObjects } from './read-objects.ts';
import type { PdfValue } from './read-value.ts';
import { unlockPdf } from './unlock-pdf.ts';

/** Whether a text of the catalog says the words. */
const says = (value: PdfValue): boolean => {
  const words = value.is === 'dictionary' ? value.entries.get('Words') : undefined;
  return words?.is === 'string' && words.text === lockedWords;
};

/** Programs write an encrypted text in digits or in signs. */
const inSigns = (bytes: Buffer): Buffer => {
  const written = bytes.toString('latin1').replace(/(?<=\/Words )<([0-9a-f]+)>/, (_, digits: string) => {
    const text = Buffer.from(digits, 'hex').toString('latin1');
    return `(${text.replace(/[\\()]/g, '\\$&').replaceAll('\r', '\\r')})`;
  });
  return Buffer.from(written, 'latin1');
};

test('what a paper says and shows is the same without its protection', async () => {
  for (const { name, bytes } of await openLockedPapers()) {
    const unlocked = unlockPdf(bytes) ?? Buffer.alloc(0);
    expect([name, unlockPdf(inSigns(bytes))?.equals(unlocked)]).toEqual([name, true]);
    const { values } = await readObjects(unlocked);
    const shown = unlocked.includes('(Scan) Tj');
    expect([name, values.some(says), shown]).toEqual([name, true, true]);
    const encrypted = [bytes.includes('(Scan) Tj'), unlocked.includes('/Encrypt')];
    expect([name, ...encrypted]).toEqual([name, false, false]);
    const described = name.includes('description');
    expect([name, described && !unlocked.includes('<x:xmp/>')]).toEqual([name, false]);
  }
});

test('[promise 28] many short texts take a moment, not minutes', async () => {
  const many = `[${'(a)'.repeat(300_000)}]`;
  const locked = (await lock(paperOfWords(), 'AES-256', { packed: false }))
    .toString('latin1')
    .replace('\nxref', `\n500 0 obj\n${many}\nendobj\nxref`);
  const begun = performance.now();
  expect(unlockPdf(Buffer.from(locked, 'latin1'))?.length).toBeGreaterThan(300_000);
  expect(performance.now() - begun).toBeLessThan(10_000);
});
