import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { isAtBanks } from '@novosel/contract/mortgage/rules.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { bankName } from './banks.ts';
import { bidAnswered } from './mortgage.events.ts';
import type { ApplicationRow, BidRow } from './mortgage.repo.ts';

interface Answered {
  readonly application: ApplicationRow;
  readonly bid: BidRow;
  /** Where the deal stands: one that waits for banks no more need not hear of them. */
  readonly place: DealPlace | undefined;
  readonly at: Date;
}

/** Tells later domains what has become of a bank's answer. */
export async function tellBid(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  { application: { estateId }, bid, place, at }: Answered,
): Promise<void> {
  if (!isAtBanks(place)) return;
  const { id: bidId, userId, bank: code, status, promisedAt, validUntil } = bid;
  const bank = bankName(code);
  await events.publish(tx, bidAnswered, {
    bidId,
    userId,
    estateId,
    bank,
    status,
    promisedAt,
    validUntil,
    at,
  });
}
