import { isLost } from '@novosel/contract/mortgage/rules.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { stepDeal } from '../deals/public.ts';
import { type ApplicationRow, lockBids } from './mortgage.repo.ts';

/**
 * Moves the deal by the results of its application: to the buyer while a bank has approved, to the banks when
 * all have received it and none has approved, back to the beginning when none is left. A deal that the desk
 * has moved elsewhere stays there.
 */
export async function settle(
  deps: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  { id, dealId, userId }: ApplicationRow,
): Promise<void> {
  const bids = await lockBids(tx, id);
  const by = { actor: 'bank' } as const;
  if (bids.every(({ status }) => isLost(status)))
    await stepDeal(deps, tx, { dealId, event: 'decline-mortgage', by });
  else if (bids.some(({ status }) => status === 'approved'))
    await stepDeal(deps, tx, { dealId, event: 'offer-mortgage', by });
  else if (bids.every(({ status }) => status !== 'sent'))
    await stepDeal(deps, tx, { dealId, event: 'take-application', by });
  await tell(tx, { to: 'person', userId, topic: 'mortgage' });
}
