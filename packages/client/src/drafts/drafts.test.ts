import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts, keepDraftsUnder } from './draft-keys.ts';
import { draftOf } from './drafts.ts';
import { textDrafts } from './text-drafts.ts';

/** A fake storage whose object keys are the stored keys, as in a browser. */
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
  draftOf('passport:243', 1).keep({ lastName: 'Королёва' });
  expect(draftOf('passport:243', 1).read()).toEqual({ lastName: 'Королёва' });
  draftOf('passport:243').forget();
  expect(draftOf('passport:243', 1).read()).toBeUndefined();
});

test('another person does not see it, and it is gone', () => {
  draftOf('passport:243', 1).keep({});
  expect(draftOf('passport:243', 2).read()).toBeUndefined();
  expect(draftOf('passport:243', 1).read()).toBeUndefined();
});

test('signing out forgets drafts and nothing else', () => {
  draftOf('passport:243', 1).keep({});
  sessionStorage.setItem('auth:redirect', '/dashboard');
  forgetDrafts();
  expect(draftOf('passport:243', 1).read()).toBeUndefined();
  expect(sessionStorage.getItem('auth:redirect')).toBe('/dashboard');
});

test('an unreadable draft is the same as none', () => {
  sessionStorage.setItem('draft:passport:243', '{');
  expect(draftOf('passport:243', 1).read()).toBeUndefined();
});

test('drafts of the desk stand under its own prefix', () => {
  keepDraftsUnder('desk:draft:');
  draftOf('7:cancel:reason').keep('Передумали');
  expect(sessionStorage.getItem('desk:draft:7:cancel:reason')).toContain('Передумали');
  forgetDrafts();
  expect(draftOf('7:cancel:reason').read()).toBeUndefined();
  keepDraftsUnder('draft:');
});

test('texts of one form stand each under its own name, and an empty one is no draft', () => {
  const draft = textDrafts('7:escrow', ['bank', 'bik']);
  expect(draft.read()).toBeUndefined();
  draft.keep({ bank: 'Банк', bik: '' });
  expect(draftOf('7:escrow:bank').read()).toBe('Банк');
  expect(draft.read()).toEqual({ bank: 'Банк' });
  draft.forget();
  expect(draft.read()).toBeUndefined();
});
