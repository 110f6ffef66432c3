import type { Context } from '../../context.ts';
import { lockDeal } from '../deals/public.ts';
import { bankName } from './banks.ts';
import { bidAnswered } from './mortgage.events.ts';
import { findApplication, lockBids, updateBid } from './mortgage.repo.ts';
import { settle } from './settle.ts';

/** Approvals end on their day, by the clock (truth 9 of the domain). */
export async function expireBids(
  deps: Pick<Context, 'clock' | 'db' | 'events'>,
  applicationId: string,
): Promise<void> {
  const application = await findApplication(deps.db, applicationId);
  if (!application) return;
  await deps.db.transaction(async (tx) => {
    const place = await lockDeal(tx, application.bookingId);
    const at = deps.clock.now();
    const over = (await lockBids(tx, applicationId)).filter(
      ({ status, validUntil }) => status === 'approved' && validUntil && validUntil <= at,
    );
    for (const { id, userId, bank, promisedAt, validUntil } of over) {
      await updateBid(tx, id, { status: 'expired' });
      // Whoever has chosen another bank, or none, need not hear of it.
      if (place === '214' || place === '215')
        await deps.events.publish(tx, bidAnswered, {
          bidId: id,
          userId,
          estateId: application.estateId,
          bank: bankName(bank),
          status: 'expired',
          promisedAt,
          validUntil,
          at,
        });
    }
    if (over.length > 0) await settle(deps, tx, application);
  });
}
