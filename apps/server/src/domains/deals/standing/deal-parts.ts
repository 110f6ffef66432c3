import type { BookingEvent } from '@novosel/contract/booking/rules.ts';
import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { joinedTerm } from '@novosel/contract/booking/terms.ts';
import { isContractAct } from '@novosel/contract/contracts/acts.ts';
import { bookingCourse } from '@novosel/contract/deals/course.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { escrowEvent } from '@novosel/contract/deals/escrow-rules.ts';
import { completedAct } from '@novosel/contract/deals/flat-category.ts';
import { type DealEvent, isDealEvent } from '@novosel/contract/deals/rules.ts';
import { isScheduleAct } from '@novosel/contract/deals/schedule-rules.ts';
import { isMemberAct } from '@novosel/contract/members/acts.ts';
import type { Executor } from '../../../platform/database/db.ts';
import type { BookingRow, findEvents } from '../../booking/public.ts';
import { personOf } from '../../identity/public.ts';
import { priceOfDeal } from '../chosen-terms.ts';
import type { DealEventRow, DealRow } from '../deals.repo.ts';
import type { CoursePoint, Done } from './course.ts';
import { courseOf } from './course.ts';

type BookingEventRow = Awaited<ReturnType<typeof findEvents>>[number];

/** What a booking event does of the course. */
const doneBy: Readonly<Partial<Record<BookingEvent, string>>> = {
  begin: 'start',
  join: 'start',
  'save-passport': 'passport',
  sign: 'sign',
  'payment-succeeded': 'payment',
  'confirm-cash': 'payment',
  'confirm-transfer': 'payment',
};

const actOf: Readonly<Partial<Record<BookingRow['state'], string>>> = {
  passport: 'passport',
  sign: 'sign',
  payment: 'payment',
  paying: 'payment',
  unclear: 'payment',
  cash: 'payment',
  transfer: 'payment',
  resign: 'payment',
};

export function courseOfDeal(
  booking: BookingRow,
  deal: DealRow | undefined,
  events: readonly BookingEventRow[],
  steps: readonly DealEventRow[],
): CoursePoint[] {
  const done: Done[] = events.flatMap(({ event, at }) => {
    const act = doneBy[event as BookingEvent];
    return act ? [{ act, at }] : [];
  });
  for (const { fromPlace, at } of movesOf(steps)) if (fromPlace) done.push({ act: fromPlace, at });
  const open = deal && !deal.closedAt;
  const completed = open && deal.place === completedAct;
  if (completed) done.push({ act: completedAct, at: deal.stepSince });
  return courseOf({
    feeDue: booking.feeKopecks > 0,
    joined: booking.term.code === joinedTerm,
    done,
    now: completed ? undefined : open ? deal.place : actOf[booking.state],
    dueAt: open ? (deal.visitAt ?? deal.dueAt) : booking.holdUntil,
  });
}

/** What has moved the deal on; its opening, its end and its terms are told by the booking already. */
function movesOf(steps: readonly DealEventRow[]) {
  return steps.filter(({ event }) => isDealEvent(event) && event !== 'move-visit');
}

/**
 * That the booking is made is everybody's; when its holder gave his passport, signed and paid is his own
 * affair.
 */
export const withoutActsOfHolder = (course: readonly CoursePoint[]): CoursePoint[] =>
  course.map((point) =>
    bookingCourse.some(({ act }) => act === point.act) ? { ...point, at: null } : point,
  );

/** By which orders he pays is his alone. */
export const withoutMoneyOfHolder = (steps: readonly DealEventRow[]): DealEventRow[] =>
  steps.filter(({ event }) => !isScheduleAct(event));

/** Only the buyer himself sees his account. */
export const withoutEscrow = (steps: readonly DealEventRow[]): DealEventRow[] =>
  steps.filter(({ event }) => event !== escrowEvent);

/** The fee apart from the price (214-FZ): the price is paid only after the registration. */
export function moneyParts(
  booking: Pick<BookingRow, 'priceKopecks'>,
  { payment }: BookingView,
  deal: Pick<DealRow, 'place' | 'closedAt' | 'priceKopecks'> | undefined,
  steps: readonly DealEventRow[],
): DealView['money'] {
  const price = { code: 'own', kopecks: priceOfDeal(booking, deal), ...priceState(deal, steps) } as const;
  if (!payment) return [price];
  const returned = payment.code === 4;
  const state = returned ? 'returned' : payment.depositStatus === 'APPROVED' ? 'paid' : feeState(payment);
  const at = returned ? (payment.refund?.at ?? null) : payment.paidAt;
  return [{ code: 'booking-fee', kopecks: payment.kopecks, state, at }, price];
}

/** The price is due once the contract is registered; the accountant records when the bank has it. */
function priceState(
  deal: Pick<DealRow, 'place' | 'closedAt'> | undefined,
  steps: readonly DealEventRow[],
): Pick<DealView['money'][number], 'state' | 'at'> {
  const paid = steps.findLast(({ event }) => event === ('pay-price' satisfies DealEvent));
  if (paid) return { state: 'paid', at: paid.at.toISOString() };
  return { state: deal?.place === 'funding' && !deal.closedAt ? 'due' : 'later', at: null };
}

/** Money on its way back was paid and is not back yet. */
function feeState({ depositStatus, paidAt }: NonNullable<BookingView['payment']>): 'paid' | 'due' | 'later' {
  if (paidAt !== null) return 'paid';
  return depositStatus === 'EXPIRED' || depositStatus === 'CANCELED' ? 'later' : 'due';
}

/** Everything that happened, newest first. */
export async function historyOf(
  db: Executor,
  events: readonly BookingEventRow[],
  steps: readonly DealEventRow[],
): Promise<DealView['history']> {
  const told = steps.filter(
    ({ event }) =>
      isDealEvent(event) ||
      isScheduleAct(event) ||
      isMemberAct(event) ||
      isContractAct(event) ||
      event === escrowEvent,
  );
  const all = [...events, ...told].sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
  const names = await namesOf(db, all);
  return all.map(({ at, actor, actorId, onBehalfOf, event, reason }) => ({
    at: at.toISOString(),
    actor: actor as DealView['history'][number]['actor'],
    actorName: isNamed({ actor, actorId, onBehalfOf }) ? (names.get(actorId ?? 0) ?? null) : null,
    onBehalfOf: onBehalfOf === null ? null : (names.get(onBehalfOf) ?? null),
    event,
    reason,
  }));
}

interface Acted {
  readonly actor: string;
  readonly actorId: number | null;
  readonly onBehalfOf: number | null;
}

/** Staff are named, and whoever acts for another; the buyer himself is «the buyer». */
const isNamed = ({ actor, onBehalfOf }: Acted): boolean => actor === 'staff' || onBehalfOf !== null;

async function namesOf(db: Executor, entries: readonly Acted[]): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(
    entries
      .flatMap((entry) => [isNamed(entry) ? entry.actorId : null, entry.onBehalfOf])
      .filter((id) => id !== null),
  );
  const names = new Map<number, string>();
  for (const id of ids) {
    const person = await personOf(db, id);
    if (person) names.set(id, `${person.name} ${person.surname}`);
  }
  return names;
}
