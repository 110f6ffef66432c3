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
  /** The place of the deal: no news if the deal no longer waits for banks. */
  readonly place: DealPlace | undefined;
  readonly at: Date;
}

/** Publishes a bank's answer to later domains. */
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
