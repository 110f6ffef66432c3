import { type VoidReason, voidReasons } from '@novosel/contract/contracts/acts.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { bookingCanceled, bookingExpired, bookingRefunding, bookingResigned } from '../booking/public.ts';
import { dealMoved, findDeals, openDealOf, stepDeal } from '../deals/public.ts';
import { deleteDraft } from './contracts.repo.ts';
import { replaceVersion } from './void-version.ts';

type Deps = Pick<Context, 'clock' | 'events'>;

/** What a contract names is settled anew at these places. */
const settling: readonly DealPlace[] = [
  'parameters',
  'members',
  'members-check',
  'member-documents',
  'mortgage',
  'mortgage-declined',
  'total',
];

/** Where a version has been sent, or was agreed to and not signed. */
const sent: readonly DealPlace[] = ['contract-reading', 'signing', 'appointment', 'appointment-made'];

/**
 * A version holds no more when what it names is settled anew, and when the buyer has signed another price.
 * A deal that ends takes its draft with it.
 */
export function followDeals(deps: Deps): void {
  const { events } = deps;
  events.on(dealMoved, async (tx, { dealId, event, to }) => {
    if (settling.includes(to)) await end(tx, dealId, 'settled');
    if (event === 'refuse-signature') await replaceVersion(tx, dealId, 'refused');
  });
  events.on(bookingResigned, async (tx, { bookingId }) => {
    const deal = await openDealOf(tx, bookingId);
    if (!deal || !(await end(tx, deal.id, 'price')) || !sent.includes(deal.place)) return;
    const by = { actor: 'clock', reason: voidReasons.price.ru } as const;
    await stepDeal(deps, tx, { dealId: deal.id, event: 'ask-changes', by });
  });
  for (const over of [bookingCanceled, bookingExpired, bookingRefunding])
    events.on(over, async (tx, { bookingId }) => {
      const deal = (await findDeals(tx, [bookingId])).get(bookingId);
      if (deal) await deleteDraft(tx, deal.id);
    });
}

/** @returns whether a version held until now */
async function end(tx: Tx, dealId: string, reason: VoidReason): Promise<boolean> {
  await deleteDraft(tx, dealId);
  return replaceVersion(tx, dealId, reason);
}
