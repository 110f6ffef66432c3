import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { lockDeal, ofDeal, stepDeal } from '../deals/public.ts';
import { bankName } from './banks.ts';
import { applicationOfBid, lockBids, updateBid } from './mortgage.repo.ts';

/**
 * The buyer chooses a bank for the deal. The deal is locked first, so of two parallel choices only one
 * succeeds; other banks are not asked any more.
 * @throws AppError NOT_FOUND, also for another's; BID_OVER, STEP_WRONG
 */
export function chooseBid(
  deps: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: BuyerAct,
  bidId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id: userId } = act.actor;
    const application = await applicationOfBid(tx, userId, bidId);
    if (!application) throw new AppError('NOT_FOUND');
    const { dealId } = application;
    await lockDeal(tx, dealId);
    const bids = await lockBids(tx, application.id);
    const bid = bids.find(({ id }) => id === bidId);
    const { at } = act;
    const by = { actor: 'buyer', actorId: userId, reason: bankName(bid?.bank ?? '') } as const;
    if (application.closedAt || bid?.status === 'chosen') throw new AppError('STEP_WRONG');
    if (bid?.status !== 'approved' || (bid.validUntil && bid.validUntil <= at))
      throw new AppError('BID_OVER');
    if (!(await stepDeal(deps, tx, { dealId, event: 'approve-mortgage', by })))
      throw new AppError('STEP_WRONG');
    for (const { id } of bids)
      await updateBid(tx, id, { nextAskAt: null, ...(id === bidId ? { status: 'chosen' } : {}) });
    const details = { bank: bid.bank };
    await audit(tx, act, { action: 'mortgage.choose', subject: ofDeal(dealId), details });
    await tell(tx, { to: 'person', userId, topic: 'mortgage' });
  });
}
