import {
  type BookingScreen,
  type BookingState,
  bookingScreens,
  liveStates,
} from '@novosel/contract/booking/rules.ts';
import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';

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

/** The screen of the flow's present step. */
export const presentScreen = ({ booking }: BookingPage): BookingScreen =>
  booking ? bookingScreens[booking.state] : 'start';

const isLive = (state: BookingState): boolean => liveStates.includes(state);

/**
 * Returns the screen to open in place of a closed one. After a new edition is signed, its confirmation is
 * shown before the booking goes on.
 */
export const screenInstead = (screen: BookingScreen, page: BookingPage): BookingScreen =>
  screen === 'resign' && mayOpen('resign-success', page) ? 'resign-success' : presentScreen(page);

const startsAnew = ['expired', 'canceled', 'returned'];

/**
 * Returns true when the screen may be opened in this state. Besides the present screen, a person may correct
 * the passport before signing, pay here instead of at the cash desk or by transfer, reopen a signed edition,
 * and start over after a dead booking.
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
