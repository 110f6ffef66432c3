import type { BookingTerms } from '@novosel/contract/booking/edition.ts';
import { bookingFlow, bookingScreens } from '@novosel/contract/booking/rules.ts';
import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { paymentCodes } from '@novosel/contract/payments/rules.ts';
import type { Executor } from '../../platform/database/db.ts';
import { type DocumentRow, findPapersOf, toSummary } from '../documents/public.ts';
import { paymentViews } from '../payments/public.ts';
import { type EditionRow, type KeptTerms, presentEditions } from './agreement/editions.repo.ts';
import type { BookingRow } from './booking.repo.ts';
import { transferOrder } from './payment/transfer-order.ts';

/** The subject of a booking's papers. */
export const subjectOf = (bookingId: string): string => `booking:${bookingId}`;

interface Shown {
  readonly booking: BookingRow;
  /** From `closedSince`. */
  readonly closedAt: Date | null;
  readonly estateFree: boolean;
}

/** Bookings as their buyers see them, with money and agreement; two queries for all of them. */
export async function bookingViews(
  db: Executor,
  bookings: readonly Shown[],
  reader: number | null = null,
): Promise<BookingView[]> {
  const ids = bookings.map(({ booking }) => booking.id);
  const money = await paymentViews(db, ids, reader);
  const papers = ids.length > 0 ? await findPapersOf(db, ids.map(subjectOf)) : [];
  const editions = await presentEditions(db, ids);
  return bookings.map(({ booking, closedAt, estateFree }) =>
    toView(booking, {
      payment: money.get(booking.id) ?? null,
      agreement: papers.find(({ id }) => id === booking.agreementId),
      edition: editionView(editions.get(booking.id), papers),
      papers,
      closedAt,
      estateFree,
    }),
  );
}

interface Beside {
  readonly payment: BookingView['payment'];
  readonly agreement: DocumentRow | undefined;
  readonly edition: BookingView['edition'];
  readonly papers: readonly DocumentRow[];
  readonly closedAt: Date | null;
  readonly estateFree: boolean;
}

function toView(
  booking: BookingRow,
  { payment, agreement, edition, papers, closedAt, estateFree }: Beside,
): BookingView {
  const { otherForms: _, ...price } = booking.price;
  return {
    id: booking.id,
    number: booking.number,
    state: booking.state,
    screen: bookingScreens[booking.state],
    paymentCode:
      booking.state === 'resign' ? paymentCodes.resignWaiting : (payment?.code ?? codeWithoutFee(booking)),
    term: booking.term,
    startedAt: booking.startedAt.toISOString(),
    holdUntil: booking.holdUntil.toISOString(),
    bookedUntil: booking.bookedUntil?.toISOString() ?? null,
    price,
    agreement: agreement ? toSummary(agreement) : null,
    edition,
    renewedAt: null,
    representative: null,
    ...waitingSigner(booking, papers),
    payment,
    transfer: booking.state === 'transfer' ? transferOrder(booking, invoiceOf(booking, papers)) : null,
    reason: booking.reason,
    closedAt: closedAt?.toISOString() ?? null,
    estateFree,
    events: [...new Set(buyersMoves(booking))],
  };
}

function invoiceOf({ id }: BookingRow, papers: readonly DocumentRow[]): DocumentRow | undefined {
  return papers.find(({ kind, subject }) => kind === 'invoice' && subject === subjectOf(id));
}

/** How the unsigned file was made; not shown for a signed one. */
function waitingSigner(
  { id, state }: BookingRow,
  papers: readonly DocumentRow[],
): Pick<BookingView, 'renewedAt' | 'representative'> | undefined {
  if (state !== 'sign' && state !== 'resign') return undefined;
  const waiting = papers.find(
    ({ kind, subject, signedAt }) => kind === 'booking-agreement' && subject === subjectOf(id) && !signedAt,
  );
  return {
    renewedAt: waiting?.signer?.renewed ? waiting.createdAt.toISOString() : null,
    representative: waiting?.signer?.representative?.fullName ?? null,
  };
}

function editionView(
  edition: EditionRow | undefined,
  papers: readonly DocumentRow[],
): BookingView['edition'] {
  const agreement = papers.find(({ id }) => id === edition?.agreementId);
  if (!edition || !agreement) return null;
  const { number, reason, state, createdAt } = edition;
  return {
    number,
    at: createdAt.toISOString(),
    reason,
    before: termsView(edition.before),
    after: termsView(edition.after),
    agreement: toSummary(agreement),
    state,
  };
}

function termsView({ price: { otherForms: _, ...price }, until, finishing }: KeptTerms): BookingTerms {
  return { price, until, finishing };
}

/** Moves that the flow allows the buyer now. */
function buyersMoves({ state }: BookingRow): string[] {
  return bookingFlow.filter((row) => row.from === state && row.actor === 'buyer').map(({ event }) => event);
}

/** S4.1-06 for a free booking: there is nothing to pay, only to sign. */
function codeWithoutFee({ state }: BookingRow): number {
  return state === 'passport' || state === 'sign' ? paymentCodes.signWaiting : paymentCodes.notActive;
}
