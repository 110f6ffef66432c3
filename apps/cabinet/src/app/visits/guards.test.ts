import { pagePatterns } from '@novosel/contract/wire/paths.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageOf } from '../../shared/navigation/page-of.ts';
import { hasRedirect, keepRedirect, takeHome } from '../../shared/navigation/saved-targets.ts';
import { guardOrder, runGuards, type Verdict } from './guards.ts';

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

const visit = (address: string, signedIn: boolean, userAgent = 'Chrome'): Verdict => {
  const url = new URL(address, 'https://cabinet.test');
  return runGuards({ url, page: pageOf(url.pathname), signedIn, userAgent });
};
const guest = (address: string) => visit(address, false);
const buyer = (address: string) => visit(address, true);

test('[S2.6-02] the guards stand in the order of the specification', () => {
  expect(guardOrder).toEqual(['catch-flat-id', 'check-ie', 'auth', 'handle-404']);
});

test('[S8-22] an unknown guard is an error', () => {
  const url = new URL('https://cabinet.test/auth');
  expect(() => runGuards({ url, page: undefined, signedIn: false, userAgent: '' }, ['nobody'])).toThrow(
    "Unknown middleware 'nobody'",
  );
});

describe('catch-flat-id (ruling S2.6-02)', () => {
  test.each(['flat_id', 'flatId'])('%s is taken out of the address and waits for the sign-in', (name) => {
    expect(guest(`/estates?${name}=243&rooms=2`)).toEqual({ to: '/estates?rooms=2' });
    expect(takeHome()).toBe('/booking/243');
    expect(takeHome()).toBe('/dashboard');
  });
  test('a signed-in buyer goes to the booking at once, and only once', () => {
    expect(buyer('/documents?flat_id=7')).toEqual({ to: '/booking/7' });
    expect(takeHome()).toBe('/dashboard');
  });
  test.each(['0', '-1', '1.5', 'abc', '', '99999999999', '1e3', '%2F'])(
    '«%s» is no id and is forgotten',
    (id) => {
      expect(guest(`/auth?flat_id=${id}`)).toEqual({ to: '/auth' });
      expect(takeHome()).toBe('/dashboard');
    },
  );
});

test.each([
  ['[S2.6-03]', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)'],
  ['[S2.6-04]', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko'],
])('%s Internet Explorer leaves for /not-supported.html', (_, userAgent) => {
  expect(visit('/auth', false, userAgent)).toEqual({ to: '/not-supported.html', leavesApp: true });
});

describe('auth', () => {
  test('[S2.6-05] [S2.6-10] a guest-only page sends a signed-in person home', () => {
    expect(buyer('/auth')).toEqual({ to: '/dashboard' });
    expect(buyer('/auth/register')).toEqual({ to: '/dashboard' });
  });
  test('[S2.6-06] with client_id it sends him to the root with the whole query', () => {
    expect(buyer('/auth?client_id=demo-shop&state=a%20b')).toEqual({
      to: '/?client_id=demo-shop&state=a%20b',
    });
  });
  test('[S2.6-09] a guest on a protected page goes to /auth, and back after the sign-in', () => {
    expect(guest('/deals/243/view?tab=money')).toEqual({ to: '/auth' });
    expect(takeHome()).toBe('/deals/243/view?tab=money');
  });
  test('[S2.6-13] [S2.6-14] open pages are open, guest-only ones are open to guests', () => {
    for (const address of ['/estates', '/estates/1', '/opinion/t', '/auth', '/auth/forgot', '/logout']) {
      expect(guest(address)).toBeUndefined();
    }
    expect(buyer('/estates')).toBeUndefined();
  });
  test('the root goes home, or on with the authorization of a client (ruling S2.6-06)', () => {
    expect(buyer('/')).toEqual({ to: '/dashboard' });
    expect(buyer('/?client_id=x&next=//evil.test')).toEqual({
      to: '/oidc/auth?client_id=x&next=%2F%2Fevil.test',
      leavesApp: true,
    });
    expect(guest('/?client_id=x')).toEqual({ to: '/auth?client_id=x' });
  });
  test('/login leads on for everybody', () => {
    expect(guest('/login?client_id=x')).toEqual({ to: '/auth?client_id=x' });
    expect(buyer('/login')).toEqual({ to: '/dashboard' });
  });
});

describe('handle-404', () => {
  test('[S2.6-07] an unknown address sends a guest to the sign-in', () => {
    expect(guest('/nowhere')).toEqual({ to: '/auth' });
    expect(hasRedirect()).toBe(false);
  });
  test('[S2.6-08] a signed-in person stays and sees 404', () => {
    expect(buyer('/nowhere')).toBeUndefined();
  });
});

describe('home', () => {
  test('[S2.6-11] a safe saved redirect, used once', () => {
    keepRedirect('/documents');
    expect(takeHome()).toBe('/documents');
    expect(takeHome()).toBe('/dashboard');
  });
  test.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    '/logout',
    '/api/users',
    '/%2fevil',
    'javascript:1',
  ])('[S2.6-12] [S4.2-11] [S4.2-12] «%s» is never kept', (target) => {
    keepRedirect(target);
    expect(hasRedirect()).toBe(false);
  });
  test('[S2.6-12] an unsafe redirect put into the storage is refused when it is used', () => {
    sessionStorage.setItem('auth:redirect', '//evil.test');
    expect(takeHome()).toBe('/dashboard');
  });
});

test('[S6-01] a visit depends on nothing but whether the person is signed in: both kinds pass, or one goes to sign in or home', () => {
  for (const pattern of Object.values(pagePatterns)) {
    const address = pattern.replace(/:\w+\??/g, '5');
    const [asGuest, asBuyer] = [guest(address), buyer(address)];
    expect([undefined, '/auth'], address).toContain(asGuest?.to);
    expect([undefined, '/dashboard', address], address).toContain(asBuyer?.to);
  }
});
