import { bookingFlow, bookingScreens } from '@novosel/contract/booking/rules.ts';
import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { paymentCodes } from '@novosel/contract/payments/rules.ts';
import type { Executor } from '../../platform/db.ts';
import { type DocumentRow, findPapersOf, toSummary } from '../documents/public.ts';
import { paymentViews } from '../payments/public.ts';
import type { BookingRow } from './booking.repo.ts';

/** What a booking's papers belong to. */
export const subjectOf = (bookingId: string): string => `booking:${bookingId}`;

/** Bookings as their buyers see them, with money and agreement, in two queries for all of them. */
export async function bookingViews(
  db: Executor,
  bookings: readonly { readonly booking: BookingRow; readonly estateFree: boolean }[],
): Promise<BookingView[]> {
  const ids = bookings.map(({ booking }) => booking.id);
  const money = await paymentViews(db, ids);
  const papers = ids.length > 0 ? await findPapersOf(db, ids.map(subjectOf)) : [];
  return bookings.map(({ booking, estateFree }) =>
    toView(booking, {
      payment: money.get(booking.id) ?? null,
      agreement: papers.find(({ id }) => id === booking.agreementId),
      estateFree,
    }),
  );
}

interface Beside {
  readonly payment: BookingView['payment'];
  readonly agreement: DocumentRow | undefined;
  readonly estateFree: boolean;
}

function toView(booking: BookingRow, { payment, agreement, estateFree }: Beside): BookingView {
  const { otherForms: _, ...price } = booking.price;
  return {
    id: booking.id,
    number: booking.number,
    state: booking.state,
    screen: bookingScreens[booking.state],
    paymentCode: payment?.code ?? codeWithoutFee(booking),
    term: booking.term,
    startedAt: booking.startedAt.toISOString(),
    holdUntil: booking.holdUntil.toISOString(),
    bookedUntil: booking.bookedUntil?.toISOString() ?? null,
    price,
    agreement: agreement ? toSummary(agreement) : null,
    payment,
    reason: booking.reason,
    closedAt: booking.closedAt?.toISOString() ?? null,
    estateFree,
    events: [...new Set(buyersMoves(booking))],
  };
}

/** What the buyer may do now, by the flow. */
function buyersMoves({ state }: BookingRow): string[] {
  return bookingFlow.filter((row) => row.from === state && row.actor === 'buyer').map(({ event }) => event);
}

/** S4.1-06 for a booking that costs nothing: there is nothing to pay, only to sign. */
function codeWithoutFee({ state }: BookingRow): number {
  return state === 'passport' || state === 'sign' ? paymentCodes.signWaiting : paymentCodes.notActive;
}
