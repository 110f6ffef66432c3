import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockOwnBooking } from '../booking/public.ts';
import { ofDeal, openDealOf, stepDeal } from '../deals/public.ts';

/** Places where another form of payment can be chosen instead of a loan. */
const atLoan: readonly DealPlace[] = ['mortgage', 'mortgage-declined'];

/**
 * The main buyer reopens the choice of terms; the calculation in force stays until he saves another one.
 * @throws AppError NOT_FOUND; STEP_WRONG once the total is confirmed, and while banks decide
 */
export function reopenParameters(
  deps: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: BuyerAct,
  estateId: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockOwnBooking(tx, act.actor.id, estateId);
    const deal = await openDealOf(tx, booking.id);
    if (!deal) throw new AppError('STEP_WRONG');
    const event = atLoan.includes(deal.place) ? 'choose-other-payment' : 'change-parameters';
    const by = { actor: 'buyer', actorId: act.actor.id } as const;
    if (!(await stepDeal(deps, tx, { dealId: deal.id, event, by }))) throw new AppError('STEP_WRONG');
    const details = { from: deal.place };
    await audit(tx, act, { action: 'parameters.reopen', subject: ofDeal(deal.id), details });
  });
}
