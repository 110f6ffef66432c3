import {
  type BookingScreen,
  type BookingState,
  bookingScreens,
  liveStates,
} from '@novosel/contract/booking/rules.ts';
import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { path } from '@novosel/contract/paths.ts';

const pages = {
  start: 'dealBookingStart',
  passport: 'dealBookingPassport',
  sign: 'dealBookingSign',
  payment: 'dealBookingPayment',
  status: 'dealBookingStatus',
  success: 'dealBookingSuccess',
  resign: 'dealBookingResign',
  'resign-success': 'dealBookingResignSuccess',
  expired: 'dealBookingExpired',
  canceled: 'dealBookingCanceled',
} as const satisfies Record<BookingScreen, string>;

/** Path of a screen of the flow. */
export const screenPath = (screen: BookingScreen, estate: number): string => path(pages[screen], { estate });

/** The screen where the flow stands now. */
export const presentScreen = ({ booking }: BookingPage): BookingScreen =>
  booking ? bookingScreens[booking.state] : 'start';

const isLive = (state: BookingState): boolean => liveStates.includes(state);

/**
 * Where a person goes from a screen that is closed to him: a signed edition is told before the booking goes
 * on.
 */
export const screenInstead = (screen: BookingScreen, page: BookingPage): BookingScreen =>
  screen === 'resign' && mayOpen('resign-success', page) ? 'resign-success' : presentScreen(page);

const startsAnew = ['expired', 'canceled', 'returned'];

/**
 * Whether a screen may be opened at this state. Beside the present one the flow allows four steps aside: the
 * passport is mended before the signature, the cash desk or a transfer is changed for a payment here, a
 * signed edition is looked at again, and a dead booking is begun anew.
 */
export const mayOpen = (screen: BookingScreen, page: BookingPage): boolean => {
  const state = page.booking?.state ?? 'none';
  if (presentScreen(page) === screen) return true;
  if (screen === 'passport') return state === 'sign';
  if (screen === 'payment') return state === 'cash' || state === 'transfer';
  if (screen === 'resign-success')
    return state !== 'resign' && page.booking?.edition?.state === 'signed' && isLive(state);
  return screen === 'start' && startsAnew.includes(state) && page.booking?.estateFree === true;
};
