import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'credit_ratings',
      title: { ru: 'Кредитный потенциал', en: 'Credit potential' },
      by: ['user_id'],
      hides: ['request_key', 'provider_id', 'next_ask_at', 'unclear'],
      end: { erase: 'mortgage' },
    },
  ],
};
