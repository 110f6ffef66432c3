import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finished, kept, newEntry, storedOf, titleOf, withFile, withProgress } from './file-entry.ts';

const file = { name: 'паспорт.jpg', size: 1000 };
const id = '0193c1de-5b0e-7000-8000-000000000001';
const stored = { key: id, title: 'паспорт.jpg', size: 1000 };

test('[S3-29] [S4.8-01] an entry begins with progress 0, not loaded, not on the server', () => {
  expect(newEntry('new-1', file)).toEqual({
    key: 'new-1',
    title: 'паспорт.jpg',
    size: 1000,
    progress: 0,
    url: undefined,
    loaded: false,
    exists: false,
  });
});

test('[S3-30] [S4.8-02] progress follows the bytes from 0 to 100', () => {
  const entry = newEntry('new-1', file);
  expect(withProgress(entry, 41.6).progress).toBe(42);
  expect(withProgress(withProgress(entry, 50), 40).progress).toBe(50);
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true, min: -1000, max: 1000 })), (sent) => {
      const { progress, loaded } = sent.reduce(withProgress, entry);
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(100);
      expect(loaded).toBe(false);
    }),
  );
});

test('[S4.8-03] at the end it is loaded', () => {
  expect(finished(newEntry('new-1', file))).toMatchObject({ loaded: true, progress: 100, exists: false });
});

test('[S4.8-04] [S4.8-05] [S4.8-06] on success: the identifier of the server, the title derived from it, exists', () => {
  const entry = finished(newEntry('new-1', file));
  expect(kept(entry, stored)).toMatchObject({ key: id, title: 'паспорт.jpg', exists: true, loaded: true });
  expect(kept(entry, { ...stored, key: 'uploads/17/scan.png' })).toMatchObject({ title: 'scan.png' });
  expect(storedOf(kept(entry, stored))).toEqual(stored);
});

test('[S4.8-05] an identifier without a name stands for the name under which the file was sent', () => {
  expect(titleOf(id, 'паспорт.jpg')).toBe('паспорт.jpg');
  expect(titleOf(id, id)).toBeUndefined();
  expect(titleOf('a/b/План.PDF', 'x.png')).toBe('План.PDF');
});

test('[S4.8-10] in single mode the value is the one returned item', () => {
  const other = { ...stored, key: 'other' };
  expect(withFile([], stored, false)).toEqual([stored]);
  expect(withFile([other], stored, false)).toEqual([stored]);
});

test('[S4.8-11] in multiple mode the returned items are appended', () => {
  const other = { ...stored, key: 'other' };
  expect(withFile([other], stored, true)).toEqual([other, stored]);
  const places: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3 };
  const came = ['third', 'first', 'second'].reduce<readonly (typeof stored)[]>(
    (all, key) => withFile(all, { ...stored, key }, true, (one) => places[one] ?? 0),
    [other],
  );
  expect(came.map(({ key }) => key)).toEqual(['other', 'first', 'second', 'third']);
});
