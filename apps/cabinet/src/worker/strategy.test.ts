import fc from 'fast-check';
import { expect, test } from 'vitest';
import { belongs, outdated, strategyOf } from './strategy.ts';

const home = 'https://cabinet.test';
const ask = (path: string, more: { method?: string; mode?: string } = {}) =>
  strategyOf({ method: 'GET', mode: 'cors', url: home + path, ...more }, home);

test('answers of the server are never cached, whatever the request is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('/api', '/health', '/metrics'),
      // A path with dot segments leads out of its area: that is another path.
      fc.stringMatching(/^(\/[a-z0-9._-]{0,12}){0,3}$/).filter((rest) => !/\/\.{1,2}(?=\/|$)/.test(rest)),
      fc.constantFrom('GET', 'POST', 'HEAD'),
      fc.constantFrom('cors', 'navigate', 'no-cors'),
      (area, rest, method, mode) => {
        expect(ask(area + rest, { method, mode })).toBe('network');
      },
    ),
  );
});

test('documents come from the network first, files of a release from the cache', () => {
  expect(ask('/dashboard', { mode: 'navigate' })).toBe('document');
  expect(ask('/apiary', { mode: 'navigate' })).toBe('document');
  expect(ask('/assets/app-1.js')).toBe('file');
  expect(ask('/plain.css')).toBe('style');
  expect(ask('/favicon.svg')).toBe('network');
  expect(ask('/assets/app-1.js', { method: 'POST' })).toBe('network');
  expect(strategyOf({ method: 'GET', mode: 'cors', url: 'https://other.test/assets/a.js' }, home)).toBe(
    'network',
  );
});

test('a document of another release is not kept with these files', () => {
  const html = '<link href="/assets/a.css"><script src="/assets/a.js"></script><a href="/auth">';
  expect(belongs(html, ['/assets/a.css', '/assets/a.js'])).toBe(true);
  expect(belongs(html, ['/assets/a.css', '/assets/b.js'])).toBe(false);
});

test('the former release stays for open tabs; older ones are deleted, and no caches of others', () => {
  expect(outdated(['release-1', 'other', 'release-2', 'release-3'], 'release-')).toEqual(['release-1']);
  expect(outdated(['release-1'], 'release-')).toEqual([]);
});
