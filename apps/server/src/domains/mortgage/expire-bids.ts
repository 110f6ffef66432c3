import type { Context } from '../../context.ts';
import { lockDeal } from '../deals/public.ts';
import { findApplication, lockBids, updateBid } from './mortgage.repo.ts';
import { settle } from './settle.ts';
import { tellBid } from './tell-bid.ts';

/** Expires approvals after their last day (truth 9 of the domain). */
export async function expireBids(
  deps: Pick<Context, 'clock' | 'db' | 'events'>,
  applicationId: string,
): Promise<void> {
  const application = await findApplication(deps.db, applicationId);
  if (!application) return;
  await deps.db.transaction(async (tx) => {
    const place = (await lockDeal(tx, application.dealId))?.deal.place;
    // A newer application has replaced it: only that one moves the deal.
    if ((await findApplication(tx, applicationId))?.closedAt) return;
    const at = deps.clock.now();
    const over = (await lockBids(tx, applicationId)).filter(
      ({ status, validUntil }) => status === 'approved' && validUntil && validUntil <= at,
    );
    for (const bid of over) {
      const change = { status: 'expired' } as const;
      await updateBid(tx, bid.id, change);
      await tellBid(deps, tx, { application, bid: { ...bid, ...change }, place, at });
    }
    if (over.length > 0) await settle(deps, tx, application);
  });
}
