import { keepDraftsUnder } from '@novosel/client/drafts/draft-keys.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { adoptFormerDrafts } from './former-drafts.ts';

const prefix = 'desk:draft:';

afterEach(() => {
  keepDraftsUnder('draft:');
  vi.unstubAllGlobals();
});

/** A fake storage with these drafts; its methods are not enumerable, so they are not keys. */
const tabWith = (kept: Record<string, string>) => {
  const method = (value: unknown) => ({ value, enumerable: false });
  vi.stubGlobal(
    'sessionStorage',
    Object.defineProperties(kept, {
      getItem: method((key: string) => kept[key] ?? null),
      setItem: method((key: string, value: string) => {
        kept[key] = value;
      }),
      removeItem: method((key: string) => {
        delete kept[key];
      }),
    }),
  );
  keepDraftsUnder(prefix);
};

test('drafts of the former release are read again, digits as digits', () => {
  tabWith({
    [`${prefix}7:cancel:reason`]: 'Передумали',
    [`${prefix}7:escrow:bik`]: '044525225',
    [`${prefix}7:cash:kopecks`]: '5000000',
    [`${prefix}staff:invite`]: '{"name":"Анна"}',
    'desk:next': '/deals',
  });
  adoptFormerDrafts(prefix);
  adoptFormerDrafts(prefix);
  expect(draftOf('7:cancel:reason').read()).toBe('Передумали');
  expect(draftOf('7:escrow:bik').read()).toBe('044525225');
  expect(draftOf('7:cash:kopecks').read()).toBe('5000000');
  expect(draftOf('staff:invite').read()).toEqual({ name: 'Анна' });
});

test('a browser that keeps nothing has no drafts', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => adoptFormerDrafts(prefix)).not.toThrow();
});
