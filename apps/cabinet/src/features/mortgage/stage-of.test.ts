import type { Bid } from '@novosel/contract/mortgage/endpoints.ts';
import type { BidStatus } from '@novosel/contract/mortgage/rules.ts';
import { expect, test } from 'vitest';
import { stageOf } from './stage-of.ts';

const bids = (...statuses: BidStatus[]): Bid[] =>
  statuses.map((status, index) => ({
    id: String(index),
    estate: 243,
    bank: 'Банк',
    status,
    amountKopecks: 100,
    ratePercent: null,
    months: null,
    monthlyKopecks: null,
    interestKopecks: null,
    insuranceKopecks: null,
    promisedAt: null,
    validUntil: null,
    reason: null,
  }));

test.each([
  ['nothing asks for a mortgage yet', null, bids(), 'none'],
  ['the deal waits for an application', 'mortgage', bids(), 'apply'],
  ['every bank has refused', 'mortgage-declined', bids('refused'), 'apply'],
  ['banks have it', 'mortgage-sent', bids('sent', 'refused'), 'offers'],
  ['one has approved', 'mortgage-offers', bids('approved', 'thinking'), 'offers'],
  ['only the desk knows of one', 'mortgage-sent', bids(), 'desk'],
  ['only the desk knows of a newer one', 'mortgage-awaits', bids('refused', 'expired', 'withdrawn'), 'desk'],
  ['the deal has gone on', 'total', bids('chosen', 'refused'), 'done'],
  ['the deal has gone on with a bank', 'signing', bids('chosen'), 'done'],
  ['the contract is made, and no bank is known', 'contract-draft', bids(), 'past'],
  ['the keys are near', 'inspection', bids(), 'past'],
  ['the desk decides how it goes on', 'exception', bids(), 'none'],
] as const)('%s', (_, place, all, stage) => {
  expect(stageOf({ place, own: true }, all)).toBe(stage);
});

test('without a deal there is nothing to apply for', () => {
  expect(stageOf(undefined, [])).toBe('none');
});

test.each(['mortgage', 'mortgage-sent', 'mortgage-offers', 'mortgage-awaits', 'mortgage-declined'] as const)(
  'at %s the main buyer alone applies, not another member',
  (place) => {
    expect(stageOf({ place, own: false }, [])).toBe('member');
  },
);

test('when the deal has gone on, a member has nothing to wait for', () => {
  expect(stageOf({ place: 'total', own: false }, [])).toBe('none');
});
