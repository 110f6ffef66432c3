import { expect, test } from 'vitest';
import {
  lock,
  lockedWords,
  openLockedPapers,
  paperOfWords,
} from '../../../../../test/uploads/locked-samples.ts';
import { readObjects } from './read-objects.ts';
import { BadPdf, type PdfValue } from './read-value.ts';
import { unlockPdf } from './unlock-pdf.ts';

/** Whether a dictionary contains the words. */
const says = (value: PdfValue): boolean => {
  const words = value.is === 'dictionary' ? value.entries.get('Words') : undefined;
  return words?.is === 'string' && words.text === lockedWords;
};

/** Programs write an encrypted string in hexadecimal or as characters. */
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

test('[promise 28] texts over and over are given up, not decrypted for minutes', async () => {
  const locked = await lock(paperOfWords(), 'AES-128', { packed: false });
  const texts = (count: number) => {
    const many = `500 0 obj\n[${'(a)'.repeat(count)}]\nendobj`;
    return Buffer.from(locked.toString('latin1').replace('\nxref', `\n${many}\nxref`), 'latin1');
  };
  expect(unlockPdf(texts(50_000))).toBeInstanceOf(Buffer);
  expect(() => unlockPdf(texts(150_000))).toThrow(BadPdf);
});
