import { feedbackFiles } from '@novosel/contract/fields/field-rules.ts';
import { expect, test } from 'vitest';
import { defaultExtensions, refusal } from './file-rules.ts';

const megabyte = 1024 ** 2;

test('[S5-34] [S9-22] the default formats', () => {
  expect(defaultExtensions).toEqual(['png', 'jpg', 'jpeg', 'gif']);
});

test('[S5-33] [S5-40] a format outside of the list is refused, letter case aside', () => {
  const rules = { extensions: ['pdf'] };
  expect(refusal({ name: 'План.PDF', size: 1 }, rules)).toBeUndefined();
  expect(refusal({ name: 'plan.pdf.exe', size: 1 }, rules)).toBe('extension');
  expect(refusal({ name: 'pdf', size: 1 }, rules)).toBe('extension');
});

test('a picture without an ending, as phones give it, is what the system says of it', () => {
  const rules = { extensions: ['png', 'jpg', 'jpeg', 'pdf'] };
  expect(refusal({ name: '1000012345', size: 1, type: 'image/jpeg' }, rules)).toBeUndefined();
  expect(refusal({ name: '1000012345', size: 1, type: 'image/heic' }, rules)).toBe('extension');
  expect(refusal({ name: '1000012345', size: 1, type: 'application/pdf' }, rules)).toBe('extension');
  expect(refusal({ name: 'scan.exe', size: 1, type: 'image/jpeg' }, rules)).toBe('extension');
  for (const type of ['', 'application/octet-stream', 'image/jpeg', undefined])
    for (const name of ['1000012345', 'Screenshot 12.05', 'Снимок 2026.11.27'])
      expect([name, type, refusal({ name, size: 1, ...(type !== undefined && { type }) }, rules)]).toEqual([
        name,
        type,
        undefined,
      ]);
  expect(refusal({ name: 'Screenshot 12.05', size: 1, type: 'text/plain' }, rules)).toBe('extension');
  expect(refusal({ name: 'scan.', size: 1, type: '' }, rules)).toBe('extension');
  expect(refusal({ name: 'scan.mp4', size: 1, type: '' }, rules)).toBe('extension');
});

test('[S5-35] [S5-39] [S5-08] [S9-02] the limit itself is allowed, a byte more is not; without a limit any size is', () => {
  const rules = { extensions: ['pdf'], maxBytes: 10 * megabyte };
  expect(refusal({ name: 'a.pdf', size: 10 * megabyte }, rules)).toBeUndefined();
  expect(refusal({ name: 'a.pdf', size: 10 * megabyte + 1 }, rules)).toBe('size');
  expect(refusal({ name: 'a.pdf', size: 10 ** 12 }, { extensions: ['pdf'] })).toBeUndefined();
});

test('[S5-06] [S5-08] [S9-02] [S9-23] files of a feedback: png, jpg, jpeg, gif, pdf and nothing else, 10 MB each', () => {
  const named = (extension: string) =>
    refusal({ name: `файл.${extension}`, size: 10 * megabyte }, feedbackFiles);
  for (const extension of ['png', 'jpg', 'jpeg', 'gif', 'pdf']) expect(named(extension)).toBeUndefined();
  for (const extension of ['svg', 'html', 'webp', 'exe', 'zip', 'docx'])
    expect(named(extension)).toBe('extension');
  expect(refusal({ name: 'a.pdf', size: 10 * megabyte + 1 }, feedbackFiles)).toBe('size');
});
