import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import { expect, it } from 'vitest';
import { saleState } from './sale-state.ts';

it('what the developer has taken off sale is not called taken by another', () => {
  const { sale, reserve, sold, remove, withdrawn } = estateStatuses;
  expect(saleState({ available: true, status: sale })).toBe('free');
  for (const status of [reserve, sold]) expect(saleState({ available: false, status })).toBe('taken');
  for (const status of [remove, withdrawn]) expect(saleState({ available: false, status })).toBe('gone');
});
