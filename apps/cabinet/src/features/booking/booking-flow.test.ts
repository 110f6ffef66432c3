import { type BookingState, bookingScreens, bookingStates } from '@novosel/contract/booking/rules.ts';
import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { describe, expect, test } from 'vitest';
import { mayOpen, presentScreen, screenInstead, screenPath } from './booking-flow.ts';

const pageAt = (state: BookingState, estateFree = false) =>
  ({ booking: state === 'none' ? null : { state, estateFree } }) as unknown as BookingPage;

const signedEdition = {
  booking: { state: 'success', estateFree: false, edition: { state: 'signed' } },
} as unknown as BookingPage;

const screens = [...new Set(Object.values(bookingScreens))];

describe('the order of booking screens', () => {
  test('[S4.1-01] every state opens its own screen of the flow', () => {
    for (const state of bookingStates) {
      const page = pageAt(state);
      expect(presentScreen(page)).toBe(bookingScreens[state]);
      expect(mayOpen(bookingScreens[state], page)).toBe(true);
    }
  });

  test('no other screen opens, except the allowed side steps', () => {
    const aside = bookingStates.flatMap((state) =>
      screens
        .filter((screen) => screen !== bookingScreens[state] && mayOpen(screen, pageAt(state, true)))
        .map((screen) => `${state} → ${screen}`),
    );
    expect(mayOpen('resign-success', signedEdition)).toBe(true);
    expect(aside).toEqual([
      'sign → passport',
      'cash → payment',
      'transfer → payment',
      'expired → start',
      'canceled → start',
      'returned → start',
    ]);
  });

  test('a dead booking of an estate that is taken is not begun anew', () => {
    expect(mayOpen('start', pageAt('expired', false))).toBe(false);
  });

  test('a signed edition is confirmed once, then the booking goes on; an ended booking confirms none', () => {
    expect(screenInstead('resign', signedEdition)).toBe('resign-success');
    expect(screenInstead('payment', signedEdition)).toBe('success');
    const dead = { booking: { ...signedEdition.booking, state: 'canceled' } } as unknown as BookingPage;
    expect(mayOpen('resign-success', dead)).toBe(false);
  });

  test('a screen has its address', () => {
    expect(screenPath('passport', 243)).toBe('/deals/243/booking/passport');
  });
});
