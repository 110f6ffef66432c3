import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'screen_sessions',
      title: { ru: 'Показы экрана', en: 'Screen sessions' },
      by: ['user_id'],
      hides: ['operator_id', 'operator_session', 'operator_socket', 'buyer_session', 'buyer_socket'],
      end: { keep: 'log' },
    },
  ],
  notHeld: {
    'screen_sessions.operator_id': 'the member of staff is another person',
  },
};
