import { expect, test } from 'vitest';
import { beginLoading, loadingNow, loadPart } from './loading.ts';

const later = () => {
  let come = (_: unknown) => {};
  const coming = new Promise((resolve) => {
    come = resolve;
  });
  return { coming, come: () => come(undefined) };
};

test('[S4.7-17] 30 per part when there is both data and code to fetch', async () => {
  beginLoading();
  const [code, data] = [later(), later()];
  const first = loadPart('fetch', code.coming);
  const second = loadPart('data', data.coming);
  expect(loadingNow()).toEqual({ active: true, percent: 0 });
  code.come();
  await first;
  expect(loadingNow()).toEqual({ active: true, percent: 30 });
  data.come();
  await second;
  expect(loadingNow().active).toBe(false);
});

test('[S2.7-37] a new visit restarts the bar, and parts of the former visit no longer move it', async () => {
  beginLoading();
  const [old, fresh] = [later(), later()];
  const before = loadPart('fetch', old.coming);
  beginLoading();
  const now = loadPart('fetch', fresh.coming);
  old.come();
  await before;
  expect(loadingNow()).toEqual({ active: true, percent: 0 });
  fresh.come();
  await now;
  expect(loadingNow().active).toBe(false);
});

test('a failed part counts as done; a preloaded page does not move the bar', async () => {
  beginLoading();
  await expect(loadPart('fetch', Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(loadingNow().active).toBe(false);
  const ahead = later();
  const coming = loadPart('data', ahead.coming);
  expect(loadingNow().active).toBe(false);
  ahead.come();
  await coming;
});
