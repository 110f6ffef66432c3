import type { BookingView } from '@novosel/contract/booking/schema.ts';

/** The end of the present term, in ms: of the hold, or after success of the booking. */
export const endOf = ({ holdUntil, bookedUntil }: Pick<BookingView, 'holdUntil' | 'bookedUntil'>): number =>
  Date.parse(bookedUntil ?? holdUntil);
