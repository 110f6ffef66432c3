import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockOwnBooking } from '../booking/public.ts';
import { ofDeal, openDealOf, stepDeal } from '../deals/public.ts';
import { offerFor } from './offer-for.ts';
import { currentQuote, setConfirmed } from './parameters.repo.ts';
import { changeOf } from './quotes.ts';

interface Confirmed {
  readonly estateId: number;
  /** SHA-256 of the calculation on the screen. */
  readonly hash: string;
}

/**
 * The main buyer confirms the calculation that he has read; the contract is made from it.
 * @throws AppError NOT_FOUND; STEP_WRONG at another place of the deal; QUOTE_CHANGED for another calculation
 * than the one in force, and when the same choice now has another price
 */
export function confirmTotal(
  deps: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: BuyerAct,
  { estateId, hash }: Confirmed,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockOwnBooking(tx, act.actor.id, estateId);
    const deal = await openDealOf(tx, booking.id);
    if (deal?.place !== 'total') throw new AppError('STEP_WRONG');
    const { id: dealId } = deal;
    const current = await currentQuote(tx, dealId);
    const offer = await offerFor(tx, act, { booking, dealId });
    if (current?.quote.hash !== hash || changeOf(offer, current.quote)) throw new AppError('QUOTE_CHANGED');
    await setConfirmed(tx, dealId, act.at);
    const by = { actor: 'buyer', actorId: act.actor.id } as const;
    if (!(await stepDeal(deps, tx, { dealId, event: 'confirm-total', by }))) throw new AppError('STEP_WRONG');
    const details = { hash, priceKopecks: current.quote.priceKopecks };
    await audit(tx, act, { action: 'parameters.confirm', subject: ofDeal(dealId), details });
  });
}
