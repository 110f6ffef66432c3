import { flatCategory, isSigned, openingAct } from '@novosel/contract/deals/flat-category.ts';
import { type DealPlace, dealPlace } from '@novosel/contract/deals/places.ts';
import { endOfLawTerm, endOfOfficeTerm } from '@novosel/contract/time/end-of-term.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { type BookingNews, endAsDeal } from '../../booking/public.ts';
import { claimEstate, fileFlat } from '../../catalogue/public.ts';
import { insertDeal, insertDealEvent, insertParty, nextDealNumber } from '../deals.repo.ts';

/** A booking that has succeeded becomes a deal, once: it ends, and the deal keeps the estate from then on. */
export async function openDeal(tx: Tx, news: BookingNews): Promise<void> {
  const { bookingId, estateId, userId, at } = news;
  const id = uuidv7(at);
  const opened = await insertDeal(tx, {
    id,
    number: await nextDealNumber(tx),
    bookingId,
    estateId,
    place: openingAct,
    dueAt: dueAt(openingAct, at, news.bookedUntil),
    visitAt: null,
    visitPlace: null,
    priceKopecks: null,
    paymentForm: null,
    finishing: null,
    openedAt: at,
    stepSince: at,
    closedAt: null,
    linkedTo: null,
  });
  if (!opened) return;
  await endAsDeal(tx, news);
  if (!(await claimEstate(tx, estateId, { dealId: id }, at))) throw new AppError('ESTATE_TAKEN');
  await fileFlat(tx, { userId, estateId, at }, flatCategory(openingAct));
  await insertParty(tx, { id: uuidv7(at), dealId: id, userId, role: 'holder', since: at });
  await insertDealEvent(tx, {
    dealId: id,
    at,
    actor: news.actor,
    actorId: news.actorId,
    event: 'open',
    toPlace: openingAct,
  });
}

/**
 * When a step is due. What the buyer loses by being late is the booking, so his step is due when it ends, as
 * the agreement and the letters say; another's step has its own days, never past that end. From the signature
 * under the contract on there is no booking to lose, and each step has its own days.
 */
export function dueAt(place: DealPlace, since: Date, bookedUntil: Date | null): Date | null {
  const own = ownTerm(place, since);
  if (isSigned(place)) return own;
  if (bookedUntil && dealPlace(place).turn === 'buyer') return bookedUntil;
  if (!own || !bookedUntil) return own ?? bookedUntil;
  return own < bookedUntil ? own : bookedUntil;
}

/** The days that a step has for itself, to the end of a working day; null for one that has none. */
export function ownTerm(place: DealPlace, since: Date): Date | null {
  const { days, turn } = dealPlace(place);
  if (days === undefined) return null;
  return turn === 'buyer' ? endOfLawTerm(since, days) : endOfOfficeTerm(since, days);
}
