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
  ['the deal waits for an application', 212, bids(), 'apply'],
  ['every bank has refused', 216, bids('refused'), 'apply'],
  ['banks have it', 214, bids('sent', 'refused'), 'offers'],
  ['one has approved', 215, bids('approved', 'thinking'), 'offers'],
  ['only the desk knows of one', 214, bids(), 'desk'],
  ['only the desk knows of a newer one', 215, bids('refused', 'expired', 'withdrawn'), 'desk'],
  ['the deal has gone on', 213, bids('chosen', 'refused'), 'done'],
] as const)('%s', (_, step, all, stage) => {
  expect(stageOf({ step, own: true }, all)).toBe(stage);
});

test('without a deal there is nothing to apply for', () => {
  expect(stageOf(undefined, [])).toBe('none');
});

test.each([212, 214, 215, 216])('at step %i the main buyer alone applies, not another member', (step) => {
  expect(stageOf({ step, own: false }, [])).toBe('member');
});

test('when the deal has gone on, a member has nothing to wait for', () => {
  expect(stageOf({ step: 213, own: false }, [])).toBe('none');
});
