import { stepDays } from '@novosel/contract/deals/course.ts';
import { flatCategory } from '@novosel/contract/deals/flat-category.ts';
import { dealStep } from '@novosel/contract/deals/steps.ts';
import { endOfLawTerm, endOfOfficeTerm } from '@novosel/contract/end-of-term.ts';
import type { Tx } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { BookingNews } from '../booking/public.ts';
import { fileFlat } from '../catalogue/public.ts';
import { afterContract } from './by-term.ts';
import { insertDeal, insertDealEvent, insertMember, nextDealNumber } from './deals.repo.ts';

/** S4.1-07: after the booking the buyer chooses the parameters. */
const firstStep = 206;

/** A booking that has succeeded becomes a deal, once. */
export async function openDeal(tx: Tx, news: BookingNews): Promise<void> {
  const { bookingId, estateId, userId, at } = news;
  const id = uuidv7(at);
  const opened = await insertDeal(tx, {
    id,
    number: await nextDealNumber(tx),
    bookingId,
    estateId,
    userId,
    step: firstStep,
    handover: null,
    dueAt: dueAt(firstStep, at, news.bookedUntil),
    visitAt: null,
    visitPlace: null,
    openedAt: at,
    stepSince: at,
    closedAt: null,
  });
  if (!opened) return;
  await fileFlat(tx, { userId, estateId, at }, flatCategory(firstStep));
  await insertMember(tx, { dealId: id, userId, role: 'holder', since: at });
  await insertDealEvent(tx, {
    dealId: id,
    at,
    actor: news.actor,
    actorId: news.actorId,
    event: 'open',
    toStep: firstStep,
  });
}

/**
 * When a step is due. What the buyer loses by being late is the booking, so his step is due when it ends, as the
 * agreement and the letters say; another's step has its own days, never past that end. From the signature under the
 * contract on there is no booking to lose, and each step has its own days.
 */
export function dueAt(step: number, since: Date, bookedUntil: Date | null): Date | null {
  const own = ownTerm(step, since);
  if (afterContract.has(step)) return own;
  if (bookedUntil && dealStep(step).turn === 'buyer') return bookedUntil;
  if (!own || !bookedUntil) return own ?? bookedUntil;
  return own < bookedUntil ? own : bookedUntil;
}

/** The days that a step has for itself, to the end of a working day; null for one that has none. */
export function ownTerm(step: number, since: Date): Date | null {
  const days = stepDays[step];
  if (days === undefined) return null;
  return dealStep(step).turn === 'buyer' ? endOfLawTerm(since, days) : endOfOfficeTerm(since, days);
}
