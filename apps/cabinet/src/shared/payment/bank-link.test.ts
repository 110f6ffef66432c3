import { expect, test } from 'vitest';
import { bankLink } from './bank-link.ts';

test('only an http(s) address is followed', () => {
  expect(bankLink('https://qr.nspk.ru/AS1A?type=02')).toBe('https://qr.nspk.ru/AS1A?type=02');
  for (const bad of [
    null,
    undefined,
    '',
    '/pay/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'intent://bank',
  ]) {
    expect(bankLink(bad)).toBeUndefined();
  }
});
