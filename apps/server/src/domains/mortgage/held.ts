import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'mortgage_bids',
      title: { ru: 'Решения банков', en: 'Answers of banks' },
      by: ['user_id'],
      hides: ['request_key', 'provider_id', 'next_ask_at'],
      end: { erase: 'mortgage' },
    },
    {
      table: 'mortgage_applications',
      title: { ru: 'Заявки на ипотеку', en: 'Mortgage applications' },
      by: ['user_id'],
      end: { erase: 'mortgage' },
    },
    {
      table: 'mortgage_states',
      title: { ru: 'Ипотека', en: 'Mortgage' },
      by: ['user_id'],
      end: { erase: 'mortgage' },
    },
  ],
};
