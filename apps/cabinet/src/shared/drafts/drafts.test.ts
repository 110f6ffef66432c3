import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './drafts.ts';

/** Keys of the object are those of the storage, as in a browser. */
const storage = () => {
  const kept: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      kept[key] = value;
    }),
    removeItem: hidden((key: string) => {
      delete kept[key];
    }),
  }) as unknown as Storage;
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
});

test('a draft comes back to the one who typed it', () => {
  keepDraft('passport:243', { user: 1, values: { lastName: 'Королёва' } });
  expect(readDraft('passport:243', 1)).toEqual({ lastName: 'Королёва' });
  forgetDraft('passport:243');
  expect(readDraft('passport:243', 1)).toBeUndefined();
});

test('another person does not see it, and it is gone', () => {
  keepDraft('passport:243', { user: 1, values: {} });
  expect(readDraft('passport:243', 2)).toBeUndefined();
  expect(readDraft('passport:243', 1)).toBeUndefined();
});

test('signing out forgets drafts and nothing else', () => {
  keepDraft('passport:243', { user: 1, values: {} });
  sessionStorage.setItem('auth:redirect', '/dashboard');
  forgetDrafts();
  expect(readDraft('passport:243', 1)).toBeUndefined();
  expect(sessionStorage.getItem('auth:redirect')).toBe('/dashboard');
});

test('an unreadable draft is the same as none', () => {
  sessionStorage.setItem('draft:passport:243', '{');
  expect(readDraft('passport:243', 1)).toBeUndefined();
});
