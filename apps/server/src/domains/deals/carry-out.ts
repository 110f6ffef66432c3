import { flatCategory } from '@novosel/contract/deals/flat-category.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { DealActor, DealMove } from '@novosel/contract/deals/rules.ts';
import type { Visit } from '@novosel/contract/deals/visit.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import type { BookingRow } from '../booking/public.ts';
import { fileFlat, promisedDay, sellEstate } from '../catalogue/public.ts';
import { tellDelegates } from '../delegates/public.ts';
import { dealMoved } from './deals.events.ts';
import { type DealRow, findParties, holderAmong, insertDealEvent, updateDeal } from './deals.repo.ts';
import { termOfNext } from './money/note-schedule.ts';
import { dueAt, ownTerm } from './opening/open-deal.ts';
import { endsByTerm } from './terms/by-term.ts';

/**
 * What others have taken of the booking's days is not lost to the buyer: when his turn comes back and less is
 * left than the step has for itself, the booking is extended by as much, and he is told.
 * @returns the new end of the booking; undefined when it stays
 */
export function timeToGive(
  { bookedUntil }: Pick<BookingRow, 'bookedUntil'>,
  { from, to }: Pick<DealMove, 'from' | 'to'>,
  at: Date,
): Date | undefined {
  const own = ownTerm(to, at);
  const comesBack = endsByTerm.includes(to) && !endsByTerm.includes(from);
  return comesBack && own && bookedUntil && bookedUntil < own ? own : undefined;
}

/** Who has recorded a move, or made it. */
export interface MovedBy {
  readonly actor: DealActor;
  readonly actorId?: number;
  /** What is told of it. */
  readonly reason?: string;
}

interface CarriedOut {
  readonly deal: DealRow;
  readonly move: Pick<DealMove, 'from' | 'event' | 'to'>;
  readonly bookedUntil: Date | null;
  /** Where the buyer is awaited at the new place; whatever was agreed for the former one is over. */
  readonly visit?: Visit | undefined;
  readonly by: MovedBy;
  /** By when the next act is promised, where it is not as usual. */
  readonly promisedAt?: Date | undefined;
  readonly at: Date;
}

/** Moves a locked deal: the row, its appended record, the news. */
export async function carryOut(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  { deal, move: { from, event, to }, bookedUntil, visit, by, promisedAt, at }: CarriedOut,
): Promise<void> {
  const due = promisedAt ?? (await termElsewhere(tx, deal, to)) ?? dueAt(to, at, bookedUntil);
  const visitAt = visit ? new Date(visit.at) : null;
  const visitPlace = visit?.place ?? null;
  await updateDeal(tx, deal.id, { place: to, stepSince: at, dueAt: due, visitAt, visitPlace });
  await insertDealEvent(tx, {
    dealId: deal.id,
    at,
    ...by,
    event,
    fromPlace: from,
    toPlace: to,
  });
  const parties = await findParties(tx, deal.id);
  const holder = holderAmong(parties);
  await followFlat(events, tx, { userId: holder, estateId: deal.estateId }, to, at);
  for (const { userId } of parties)
    await tell(tx, { to: 'person', userId, topic: 'deal', id: String(deal.estateId) });
  await tellDelegates(tx, holder, at);
  await tell(tx, { to: 'desk', topic: 'queue', id: deal.bookingId });
  const { id: dealId, number, estateId, linkedTo } = deal;
  const reason = by.reason ?? null;
  await events.publish(tx, dealMoved, {
    dealId,
    number,
    estateId,
    mainBuyer: holder,
    members: parties.map(({ userId }) => userId),
    event,
    from,
    to,
    dueAt: due,
    linkedTo,
    visit: visit ?? null,
    reason,
    at,
  });
}

/** A house has its promised day, and a price that is paid by schedule the day of the next payment. */
async function termElsewhere(tx: Tx, { id, estateId }: DealRow, to: DealMove['to']): Promise<Date | null> {
  if (to === 'handover') return promisedDay(tx, estateId);
  return to === 'funding' ? termOfNext(tx, id) : null;
}

/**
 * Places of a contract that is registered: the estate is the buyer's, not only kept for him (214-FZ, art. 4).
 */
const registered: readonly DealPlace[] = ['funding', 'handover', 'inspection', 'completed'];

/**
 * What the estate is by now to its buyer and to the stock; while the desk decides an exception, both stay as
 * they were.
 */
async function followFlat(
  events: Context['events'],
  tx: Tx,
  { userId, estateId }: { readonly userId: number; readonly estateId: number },
  place: DealPlace,
  at: Date,
): Promise<void> {
  if (place === 'exception') return;
  await fileFlat(tx, { userId, estateId, at }, flatCategory(place));
  await sellEstate({ events }, tx, { userId, estateId, at }, registered.includes(place));
}
