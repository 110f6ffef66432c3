import type { BookingEvent } from '@novosel/contract/booking/rules.ts';
import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { bookingCourse } from '@novosel/contract/deals/course.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { Executor } from '../../platform/db.ts';
import type { BookingRow, findEvents } from '../booking/public.ts';
import { personOf } from '../identity/public.ts';
import type { CoursePoint, Done } from './course.ts';
import { courseOf } from './course.ts';
import type { DealEventRow, DealRow } from './deals.repo.ts';

type BookingEventRow = Awaited<ReturnType<typeof findEvents>>[number];

/** What a booking event does of the course. */
const doneBy: Readonly<Partial<Record<BookingEvent, string>>> = {
  begin: 'start',
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
  for (const { fromStep, toStep, at } of steps)
    if (fromStep !== null && fromStep !== toStep) done.push({ act: String(fromStep), at });
  const open = deal && !deal.closedAt;
  return courseOf({
    feeDue: booking.feeKopecks > 0,
    done,
    now: open ? String(deal.step) : actOf[booking.state],
    dueAt: open ? deal.dueAt : booking.holdUntil,
  });
}

/** That the booking is made is everybody's; when its holder gave his passport, signed and paid is his own affair. */
export const withoutActsOfHolder = (course: readonly CoursePoint[]): CoursePoint[] =>
  course.map((point) =>
    bookingCourse.some(({ act }) => act === point.act) ? { ...point, at: null } : point,
  );

/** The fee apart from the price (214-FZ): the price is paid only after the registration. */
export function moneyParts({ priceKopecks }: BookingRow, { payment }: BookingView): DealView['money'] {
  const price = { code: 'own', kopecks: priceKopecks, state: 'later', at: null } as const;
  if (!payment) return [price];
  const returned = payment.code === 4;
  const state = returned ? 'returned' : payment.depositStatus === 'APPROVED' ? 'paid' : feeState(payment);
  const at = returned ? (payment.refund?.at ?? null) : payment.paidAt;
  return [{ code: 'booking-fee', kopecks: payment.kopecks, state, at }, price];
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
  // The opening of the deal is told by the booking's success already, the rest of its terms by the booking, too.
  const ownSteps = steps.filter(({ fromStep, toStep }) => fromStep !== null && fromStep !== toStep);
  const all = [...events, ...ownSteps].sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
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
