import { expect, test } from 'vitest';
import { addressLines, isSiteAddress, siteState } from './desk-rules.ts';

test.each([
  'https://movers.test/back',
  'https://movers.test',
  'https://movers.test:8443/a?b=c',
  'http://localhost:3002/shop/callback',
  'http://127.0.0.1:9/left',
])('%s may be registered (promise 12)', (address) => expect(isSiteAddress(address)).toBe(true));

test.each([
  '',
  'movers.test',
  '/back',
  'http://movers.test/back',
  'http://localhost.evil.test/back',
  'https://movers.test/back#part',
  'https://movers.test/back#',
  'https://*.movers.test/',
  'https://movers.test/*',
  'https://user:secret@movers.test/',
  'https://movers.test/a/../b',
  'HTTPS://movers.test/back',
  'https://Movers.test/back',
  'https://movers.test\\back',
  'https://movers.test/ back',
  'javascript:alert(1)',
  'data:text/html,x',
])('%s may not be registered (promise 12)', (address) => expect(isSiteAddress(address)).toBe(false));

test('addresses are read line by line', () => {
  expect(addressLines(' https://a.test/\n\n https://b.test/ \n')).toEqual([
    'https://a.test/',
    'https://b.test/',
  ]);
});

test('a site is dead from the word that did not reach it until one does', () => {
  const site = { blockedAt: null, notToldAt: null, toldAt: null };
  expect(siteState(site)).toBe('works');
  expect(siteState({ ...site, notToldAt: '2026-11-02T00:00:00.000Z' })).toBe('dead');
  const told = { ...site, toldAt: '2026-11-01T00:00:00.000Z', notToldAt: '2026-11-02T00:00:00.000Z' };
  expect(siteState(told)).toBe('dead');
  expect(siteState({ ...told, toldAt: '2026-11-03T00:00:00.000Z' })).toBe('works');
  expect(siteState({ ...told, blockedAt: '2026-11-03T00:00:00.000Z' })).toBe('blocked');
});
