import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import { completedAct } from '@novosel/contract/deals/flat-category.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { type BookingRow, closedSince, findBookings, findOwnBookings } from '../../booking/public.ts';
import { estatesById } from '../../catalogue/public.ts';
import { paymentViews } from '../../payments/public.ts';
import { priceOfDeal } from '../chosen-terms.ts';
import { bookingsAsMember, findDeals } from '../deals.repo.ts';
import { turnOfBooking } from './standings.ts';
import { signedAlready, turnOfSigner } from './turn-of-signer.ts';

/**
 * The bookings and deals of a buyer or member, also as a trusted person reads them: his turn first, the
 * nearest term above; what is over comes last.
 */
export function listDeals(db: Executor, userId: number, reader = userId): Promise<DealSummary[]> {
  return inSnapshot(db, (at) => readDeals(at, userId, reader));
}

async function readDeals(db: Executor, userId: number, reader: number): Promise<DealSummary[]> {
  const own = await findOwnBookings(db, userId);
  const bookings = [...own, ...(await findBookings(db, await bookingsAsMember(db, userId)))];
  const ids = bookings.map(({ id }) => id);
  const deals = await findDeals(db, ids);
  // A trusted person of a member is told nothing of the money of who holds the deal.
  const paid = reader === userId ? bookings : own;
  const money = await paymentViews(
    db,
    paid.map(({ id }) => id),
  );
  const estates = await estatesById(
    db,
    bookings.map(({ estateId }) => estateId),
    reader,
  );
  const signed = await signedAlready(db, userId, [...deals.values()]);
  const lines = bookings.flatMap((booking): Line[] => {
    const estate = estates.get(booking.estateId);
    const deal = deals.get(booking.id);
    const open = deal && !deal.closedAt ? deal : undefined;
    if (!estate) return [];
    const known = turnOfBooking(booking, money.get(booking.id) ?? null, deal);
    const turn = signed.has(booking.id) ? turnOfSigner(known) : known;
    const summary = {
      estate,
      number: deal?.number ?? booking.number,
      state: booking.state,
      place: open?.place ?? null,
      priceKopecks: priceOfDeal(booking, deal),
      turn,
      // A deal whose keys are given keeps its estate for good, and nothing of it goes on.
      open:
        (closedSince(booking, deal) === null && turn.act !== completedAct) || booking.state === 'refunding',
      own: booking.userId === userId,
    };
    return [{ summary, booking }];
  });
  return lines.sort(byTurn).map(({ summary }) => summary);
}

interface Line {
  readonly summary: DealSummary;
  readonly booking: BookingRow;
}

function byTurn(a: Line, b: Line): number {
  return (
    rank(a.summary) - rank(b.summary) ||
    due(a.summary) - due(b.summary) ||
    b.booking.updatedAt.getTime() - a.booking.updatedAt.getTime()
  );
}

function rank({ open, turn }: DealSummary): number {
  if (!open) return 2;
  return turn.turn === 'buyer' ? 0 : 1;
}

/** What has no term stands after everything that has one. */
function due({ turn }: DealSummary): number {
  return turn.dueAt ? Date.parse(turn.dueAt) : Number.MAX_SAFE_INTEGER;
}
