import type { BookingState } from '@novosel/contract/booking/rules.ts';
import { cashReturnDays } from '@novosel/contract/booking/terms.ts';
import type { LossCode } from '@novosel/contract/deals/course.ts';
import type { TurnView } from '@novosel/contract/deals/endpoints.ts';
import { isSigned } from '@novosel/contract/deals/flat-category.ts';
import { type DealPlace, dealPlace } from '@novosel/contract/deals/places.ts';
import type { Visit } from '@novosel/contract/deals/visit.ts';
import { endOfLawTerm } from '@novosel/contract/time/end-of-term.ts';
import { type PageName, path } from '@novosel/contract/wire/paths.ts';

/** Where a booking and the deal that it became stand. */
export interface Position {
  readonly estateId: number;
  readonly state: BookingState;
  /** The person still has to confirm at the acquirer. */
  readonly awaitsBuyer: boolean;
  /** A trusted person has begun the payment: the buyer has nothing to confirm. */
  readonly trustedPays?: boolean;
  /** The fee was taken at the cash desk. */
  readonly paidInCash: boolean;
  /** … by a transfer, so that it goes back by one. */
  readonly byTransfer?: boolean;
  /** Money that the acquirer will not return, and that is ours to give back. */
  readonly failedRefund: FailedRefund | undefined;
  readonly startedAt: Date;
  readonly holdUntil: Date;
  readonly updatedAt: Date;
  readonly deal: DealPosition | undefined;
}

interface DealPosition {
  readonly place: DealPlace;
  readonly stepSince: Date;
  readonly dueAt: Date | null;
  readonly visitAt?: Date | null;
  readonly visitPlace?: string | null;
}

export interface FailedRefund {
  readonly since: Date;
  readonly dueAt: Date;
}

type EstatePage = Extract<PageName, `deal${string}`>;

const bookingPages: Readonly<Record<BookingState, EstatePage>> = {
  none: 'dealBookingStart',
  passport: 'dealBookingPassport',
  sign: 'dealBookingSign',
  payment: 'dealBookingPayment',
  paying: 'dealBookingStatus',
  unclear: 'dealBookingStatus',
  cash: 'dealBookingStatus',
  transfer: 'dealBookingStatus',
  success: 'dealBookingSuccess',
  resign: 'dealBookingResign',
  expired: 'dealBookingExpired',
  canceled: 'dealBookingCanceled',
  refunding: 'dealBookingStatus',
  returned: 'dealBookingStatus',
};

/** «Чей ход»: who acts next, where, by when, and what is lost otherwise. */
export function turnOf(position: Position): TurnView {
  const { deal, state, estateId } = position;
  if (position.failedRefund) return turnOfRefund(estateId, position.failedRefund);
  if (state === 'resign') return turnOfEdition(position);
  if (state === 'success' && deal) return turnOfDeal(estateId, deal);
  if (state === 'refunding' && position.paidInCash) return turnOfCashReturn(position);
  const running = ['passport', 'sign', 'payment', 'paying', 'unclear', 'cash', 'transfer'].includes(state);
  return {
    turn: turnOfBooking(position),
    act: state === 'paying' && position.awaitsBuyer && position.trustedPays ? 'trusted-paying' : state,
    link: pageOf(bookingPages[state], estateId),
    startedAt: (running ? position.startedAt : position.updatedAt).toISOString(),
    dueAt: running ? position.holdUntil.toISOString() : null,
    visit: null,
    loss: running ? loss('hold-ends') : null,
  };
}

function turnOfDeal(estateId: number, deal: NonNullable<Position['deal']>): TurnView {
  const { place } = deal;
  const { turn, ownPage = 'dealView' } = dealPlace(place);
  const visit = visitOf(deal);
  return {
    turn,
    act: place,
    link: pageOf(ownPage, estateId),
    startedAt: deal.stepSince.toISOString(),
    dueAt: visit?.at ?? deal.dueAt?.toISOString() ?? null,
    visit,
    // A visit that does not take place is agreed anew: its hour takes nothing away.
    loss: turn === 'buyer' && deal.dueAt && !visit ? lossAt(place) : null,
  };
}

function visitOf({ visitAt, visitPlace }: DealPosition): Visit | null {
  return visitAt && visitPlace ? { at: visitAt.toISOString(), place: visitPlace } : null;
}

/**
 * Before the contract the booking; under it a late payment costs a penalty for each day (214-FZ, art. 5, part
 * 6).
 */
function lossAt(place: DealPlace): LossCode | null {
  if (!isSigned(place)) return 'booking-ends';
  return place === 'funding' ? 'penalty' : null;
}

/**
 * A new edition to read: what he loses by leaving it unread is the hold or the booking, not the terms he
 * signed.
 */
function turnOfEdition({ estateId, updatedAt, holdUntil, deal }: Position): TurnView {
  const dueAt = deal ? deal.dueAt : holdUntil;
  return {
    turn: 'buyer',
    act: 'resign',
    link: pageOf(bookingPages.resign, estateId),
    startedAt: updatedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    visit: null,
    loss: dueAt ? loss(deal ? 'booking-ends' : 'hold-ends') : null,
  };
}

/** What came past the acquirer goes back so: our turn, within the days of the law. */
function turnOfCashReturn({ estateId, updatedAt, byTransfer }: Position): TurnView {
  return {
    turn: 'staff',
    act: byTransfer ? 'return-transfer' : 'return-cash',
    link: pageOf(bookingPages.refunding, estateId),
    startedAt: updatedAt.toISOString(),
    dueAt: endOfLawTerm(updatedAt, cashReturnDays).toISOString(),
    visit: null,
    loss: null,
  };
}

/** The acquirer will not return what was paid: our turn, within the days of the law. */
export function turnOfRefund(estateId: number, { since, dueAt }: FailedRefund): TurnView {
  return {
    turn: 'staff',
    act: 'refund-failed',
    link: pageOf(bookingPages.refunding, estateId),
    startedAt: since.toISOString(),
    dueAt: dueAt.toISOString(),
    visit: null,
    loss: null,
  };
}

function turnOfBooking({ state, awaitsBuyer }: Position): TurnView['turn'] {
  if (state === 'unclear' || state === 'refunding') return 'bank';
  if (state === 'paying') return awaitsBuyer ? 'buyer' : 'bank';
  return ['passport', 'sign', 'payment', 'cash', 'transfer'].includes(state) ? 'buyer' : 'nobody';
}

function pageOf(page: EstatePage, estate: number): string {
  return path(page as 'dealView', { estate });
}

const loss = (code: LossCode): LossCode => code;
