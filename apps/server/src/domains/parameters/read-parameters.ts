import type { ParametersView } from '@novosel/contract/parameters/schema.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findOwnBooking } from '../booking/public.ts';
import { openDealOf } from '../deals/public.ts';
import { offerFor } from './offer-for.ts';
import { currentQuote } from './parameters.repo.ts';
import { changeOf, toQuoteView } from './quotes.ts';

/**
 * What the main buyer may choose in the deal of an estate, and what he has chosen.
 * @throws AppError NOT_FOUND when he is not the main buyer of an open deal of it
 */
export async function readParameters(db: Executor, act: BuyerAct, estateId: number): Promise<ParametersView> {
  const booking = await findOwnBooking(db, act.actor.id, estateId);
  const deal = booking && (await openDealOf(db, booking.id));
  if (!deal) throw new AppError('NOT_FOUND');
  const offer = await offerFor(db, act, { booking, dealId: deal.id });
  const current = await currentQuote(db, deal.id);
  return {
    now: act.at.toISOString(),
    place: deal.place,
    offer,
    quote: current ? toQuoteView(current) : null,
    change: current && !current.confirmedAt ? changeOf(offer, current.quote) : null,
  };
}
