import { pagePatterns } from '@novosel/contract/paths.ts';
import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test('every page of the map is found by its own address', () => {
  for (const [name, pattern] of Object.entries(pagePatterns)) {
    const address = pattern.replace(/:\w+\??/g, '5');
    expect(pageOf(address)?.name, address).toBe(name);
  }
});

test('the estate of a deal is its parameter', () => {
  expect(pageOf('/deals/243/booking/sign')?.params.estate).toBe('243');
  expect(pageOf('/bonus/verify/documents')?.name).toBe('bonusVerifyDocuments');
  expect(pageOf('/nowhere')).toBeUndefined();
});
