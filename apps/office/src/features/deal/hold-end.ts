import type { BookingView } from '@novosel/contract/booking/schema.ts';

/** The end of the present term, in ms: of the hold, and after success of the booking itself. */
export const endOf = ({
  state,
  holdUntil,
  bookedUntil,
}: Pick<BookingView, 'state' | 'holdUntil' | 'bookedUntil'>): number =>
  Date.parse(state === 'success' && bookedUntil !== null ? bookedUntil : holdUntil);
