import type { DealPlace } from '../deals/places.ts';
import type { Kopecks } from '../texts/money.ts';

/** Whether banks have an application of the deal, and their answers still count. */
export const isAtBanks = (place: DealPlace | null | undefined): boolean =>
  place === 'mortgage-sent' || place === 'mortgage-awaits' || place === 'mortgage-offers';

/**
 * State of one bank's answer: `sent` (the bank has not received the application yet), `thinking`, then
 * `approved` or `refused`; an approval is `chosen` or expires (`expired`). `withdrawn`: the bank was not
 * asked, since the consent or the deal had ended.
 */
export const bidStatuses = [
  'sent',
  'thinking',
  'approved',
  'refused',
  'expired',
  'chosen',
  'withdrawn',
] as const;
export type BidStatus = (typeof bidStatuses)[number];

/** A bid without further use for the buyer: when all bids are so, he may apply again. */
export const isLost = (status: BidStatus): boolean =>
  status === 'refused' || status === 'expired' || status === 'withdrawn';

export const works = ['employed', 'self', 'business', 'pension'] as const;
export type Work = (typeof works)[number];

export const [shortestMonths, longestMonths] = [12, 360];

interface Told {
  readonly status: BidStatus;
  readonly interestKopecks: Kopecks | null;
}

/**
 * The approval with the least interest; undefined without approvals. Among equal ones the first, so that the
 * mark does not jump.
 */
export function cheapest<T extends Told>(bids: readonly T[]): T | undefined {
  return bids
    .filter(({ status, interestKopecks }) => status === 'approved' && interestKopecks !== null)
    .reduce<T | undefined>(
      (best, one) => (best && (best.interestKopecks ?? 0) <= (one.interestKopecks ?? 0) ? best : one),
      undefined,
    );
}
