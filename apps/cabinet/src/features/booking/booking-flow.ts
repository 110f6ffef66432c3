import { type BookingScreen, bookingScreens } from '@novosel/contract/booking/rules.ts';
import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { path } from '@novosel/contract/paths.ts';

const pages = {
  start: 'dealBookingStart',
  passport: 'dealBookingPassport',
  sign: 'dealBookingSign',
  payment: 'dealBookingPayment',
  status: 'dealBookingStatus',
  success: 'dealBookingSuccess',
  expired: 'dealBookingExpired',
  canceled: 'dealBookingCanceled',
} as const satisfies Record<BookingScreen, string>;

/** Path of a screen of the flow. */
export const screenPath = (screen: BookingScreen, estate: number): string => path(pages[screen], { estate });

/** The screen where the flow stands now. */
export const presentScreen = ({ booking }: BookingPage): BookingScreen =>
  booking ? bookingScreens[booking.state] : 'start';

const startsAnew = ['expired', 'canceled', 'returned'];

/**
 * Whether a screen may be opened at this state. Beside the present one the flow allows three steps aside: the passport
 * is mended before the signature, the cash desk is changed for a payment here, and a dead booking is begun anew.
 */
export const mayOpen = (screen: BookingScreen, page: BookingPage): boolean => {
  const state = page.booking?.state ?? 'none';
  if (presentScreen(page) === screen) return true;
  if (screen === 'passport') return state === 'sign';
  if (screen === 'payment') return state === 'cash';
  return screen === 'start' && startsAnew.includes(state) && page.booking?.estateFree === true;
};
