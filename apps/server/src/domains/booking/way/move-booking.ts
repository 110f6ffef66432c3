import {
  type BookingActor,
  type BookingDecision,
  type BookingEvent,
  type BookingFacts,
  type BookingMove,
  decideBooking,
  liveStates,
} from '@novosel/contract/booking/rules.ts';
import type { ErrorCode } from '@novosel/contract/errors/errors.ts';
import type { Context } from '../../../context.ts';
import type { Act, BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { freeEstate, keepEstate } from '../../catalogue/public.ts';
import { tellDelegates } from '../../delegates/public.ts';
import { bookingPaidTwice, newsKind } from '../booking.events.ts';
import { type BookingRow, insertEvent, updateBooking } from '../booking.repo.ts';
import { endOf } from '../booking-terms.ts';
import { limitChange } from '../machines/machines.repo.ts';

/** An act of a person or a service that may move a booking. */
export type BookingAct = Act & { readonly actor: { readonly kind: BookingActor } };

/** The event and the target state of a move, with its reason. */
export interface Told extends Pick<BookingMove, 'event' | 'to'> {
  readonly reason?: string | undefined;
  /** Whether the fee was paid at the cash desk; for the event of its refund. */
  readonly paidInCash?: boolean;
  /** The fee was already paid: this decides the published event, whatever the move is. */
  readonly paidTwice?: true;
}

/** The buyer whose bookings the act is about: the person himself, or his principal. */
export const buyerOf = ({ actor }: BuyerAct): number => actor.onBehalfOf ?? actor.id;

/** Facts of a booking at a moment; facts that only the use case knows are false unless it passes them. */
export function factsOf(booking: BookingRow, at: Date, known: Partial<BookingFacts> = {}): BookingFacts {
  return {
    estateForSale: false,
    withinHoldLimit: false,
    passportComplete: false,
    codeAccepted: false,
    feeDue: booking.feeKopecks > 0,
    feePaid: false,
    tryWaits: false,
    cashChosen: false,
    transferChosen: false,
    paidInCash: false,
    refundFailed: false,
    paidTwice: false,
    holdAlive: booking.holdUntil > at,
    termAlive: endOf(booking) > at,
    estateStillFree: false,
    reasonGiven: false,
    ...known,
  };
}

const refusals: Readonly<Partial<Record<Extract<BookingDecision, { allowed: false }>['why'], ErrorCode>>> = {
  holdAlive: 'HOLD_EXPIRED',
  tryWaits: 'PAYMENT_IN_PROGRESS',
  termAlive: 'TERM_OVER',
  passportComplete: 'PASSPORT_INCOMPLETE',
  codeAccepted: 'CODE_WRONG',
  reasonGiven: 'REASON_REQUIRED',
  estateForSale: 'ESTATE_NOT_FOR_SALE',
  withinHoldLimit: 'HOLD_LIMIT',
};

/** The move that the flow allows. @throws AppError with the code of the first reason against it */
export function allowedMove(booking: BookingRow, event: BookingEvent, facts: BookingFacts): BookingMove {
  const decision = decideBooking(booking.state, event, facts);
  if (decision.allowed) return decision.move;
  throw new AppError(refusals[decision.why] ?? 'STEP_WRONG');
}

/**
 * Carries out a move of a locked booking: the row, its appended record, the estate, the event. When the
 * booking became a deal, the estate belongs to the deal, and moves of its fee and agreement do not change it.
 * @throws AppError ESTATE_TAKEN when late money would reopen it while another keeps the estate,
 * ESTATE_NOT_FOR_SALE when the estate has been taken off sale meanwhile
 */
export async function moveBooking(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  act: BookingAct,
  booking: BookingRow,
  told: Told,
  set: Partial<BookingRow> = {},
): Promise<BookingRow> {
  const { to } = told;
  const { id: bookingId, userId, estateId } = booking;
  const ends = booking.endedAt === null && !liveStates.includes(to);
  const opens = !liveStates.includes(booking.state) && liveStates.includes(to);
  const moved: BookingRow = {
    ...booking,
    ...set,
    state: to,
    endedAt: opens ? null : ends ? act.at : booking.endedAt,
    reason: told.reason ?? booking.reason,
    updatedAt: act.at,
  };
  await updateBooking(tx, booking.id, moved);
  const filed = { userId, estateId, at: act.at };
  if (ends) await freeEstate(tx, { bookingId }, filed);
  if (opens) await keepEstate(tx, { bookingId }, filed);
  await recordMove(tx, act, booking, told);
  await publishBookingEvents(events, tx, act, booking, moved, told);
  return moved;
}

export async function recordMove(
  tx: Tx,
  act: BookingAct,
  booking: Pick<BookingRow, 'id' | 'state'>,
  { event, to, reason }: Told,
): Promise<void> {
  const { actor } = act;
  await limitChange(tx);
  await insertEvent(tx, {
    bookingId: booking.id,
    at: act.at,
    actor: actor.kind,
    actorId: idOf(act),
    onBehalfOf: 'onBehalfOf' in actor ? actor.onBehalfOf : undefined,
    event,
    fromState: booking.state,
    toState: to,
    reason,
  });
}

const idOf = ({ actor }: BookingAct): number | undefined => ('id' in actor ? actor.id : undefined);

/** Publishes events to open pages and to later domains. */
export async function publishBookingEvents(
  events: Context['events'],
  tx: Tx,
  act: BookingAct,
  before: Pick<BookingRow, 'state'>,
  booking: BookingRow,
  { event, reason, paidInCash, paidTwice }: Omit<Told, 'to'>,
): Promise<void> {
  await tell(tx, { to: 'person', userId: booking.userId, topic: 'deal', id: String(booking.estateId) });
  await tellDelegates(tx, booking.userId, act.at);
  await tell(tx, { to: 'desk', topic: 'queue', id: booking.id });
  const kind = paidTwice ? bookingPaidTwice : newsKind(event, before.state, booking.state);
  if (!kind) return;
  const {
    id: bookingId,
    number,
    userId,
    estateId,
    feeKopecks,
    priceKopecks,
    holdUntil,
    bookedUntil,
  } = booking;
  await events.publish(tx, kind, {
    bookingId,
    number,
    userId,
    estateId,
    event,
    from: before.state,
    to: booking.state,
    actor: act.actor.kind,
    actorId: idOf(act) ?? null,
    reason: reason ?? null,
    feeKopecks,
    paidInCash: paidInCash ?? false,
    priceKopecks,
    holdUntil,
    bookedUntil,
    at: act.at,
  });
}
