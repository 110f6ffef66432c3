import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRedirect } from '../navigation/saved-targets.ts';
import { enter, pathAfterSignIn, signInPagePath } from './enter.ts';

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
};

const at = (search: string) => vi.stubGlobal('window', { location: { search } });

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('document', { cookie: 'novosel_csrf=1', documentElement: { lang: 'ru' } });
  vi.stubGlobal('fetch', async () => new Response('{}'));
});
afterEach(() => vi.unstubAllGlobals());

const entered = { token: 'bearer', next: '/favorites' };

test('[S4.2-07, S4.2-08] `next` is where to go, unless something is remembered already', () => {
  at('');
  enter(entered);
  expect(pathAfterSignIn()).toBe('/favorites');
  keepRedirect('/notifications');
  enter(entered);
  expect(pathAfterSignIn()).toBe('/notifications');
  expect(pathAfterSignIn()).toBe('/dashboard');
});

test('[S4.2-09, S2.6-06] whoever comes for a client’s site goes back to it with the whole query; `next` is not remembered', () => {
  at('?client_id=demo-shop&state=a1');
  expect(signInPagePath('authRegister')).toBe('/auth/register?client_id=demo-shop&state=a1');
  enter(entered);
  expect(pathAfterSignIn()).toBe('/?client_id=demo-shop&state=a1');
  at('');
  expect(pathAfterSignIn()).toBe('/dashboard');
});
