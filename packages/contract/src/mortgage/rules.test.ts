import { expect, test } from 'vitest';
import { bidStatuses, cheapest, isLost } from './rules.ts';

const bid = (status: (typeof bidStatuses)[number], interestKopecks: number | null) => ({
  status,
  interestKopecks,
});

test('the cheapest bank is the approved one with the least interest, the first of equals', () => {
  const [dear, cheap, same] = [bid('approved', 300), bid('approved', 200), bid('approved', 200)];
  expect(cheapest([dear, cheap, same])).toBe(cheap);
  for (const status of bidStatuses.filter((one) => one !== 'approved'))
    expect(cheapest([dear, bid(status, 100)]), status).toBe(dear);
  expect(cheapest([bid('approved', null)])).toBeUndefined();
  expect(cheapest([])).toBeUndefined();
});

test('an answer is lost when nothing more comes of it', () => {
  expect(bidStatuses.filter(isLost)).toEqual(['refused', 'expired', 'withdrawn']);
});
