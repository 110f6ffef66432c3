import { decideBooking } from '@novosel/contract/booking/rules.ts';
import type { Context } from '../../../context.ts';
import { refundFailed } from '../../payments/public.ts';
import { lockBookingRow } from '../booking.repo.ts';
import { factsOf } from '../way/move-booking.ts';
import { noteEvent } from '../way/note-event.ts';

/** The acquirer has refused a refund: it becomes the desk's turn, and the buyer is notified. */
export function followRefunds({ events }: Pick<Context, 'events'>): void {
  events.on(refundFailed, async (tx, { bookingId, paidTwice, at }) => {
    const booking = await lockBookingRow(tx, bookingId);
    if (!booking) return;
    const facts = factsOf(booking, at, { refundFailed: true, paidTwice });
    const decision = decideBooking(booking.state, 'refund-failed', facts);
    const byAcquirer = { at, actor: { kind: 'acquirer' } } as const;
    if (decision.allowed) await noteEvent({ events }, tx, byAcquirer, booking, decision.move);
  });
}
