import { type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    keep('screen_sessions', { ru: 'Показы экрана', en: 'Screen sessions' }, 'log', {
      hides: ['operator_id', 'operator_session', 'operator_socket', 'buyer_session', 'buyer_socket'],
    }),
  ],
  notHeld: {
    'screen_sessions.operator_id': 'the member of staff is another person',
  },
};
