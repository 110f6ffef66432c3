import { erase, type Held } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    erase('mortgage_bids', { ru: 'Решения банков', en: 'Answers of banks' }, 'mortgage', {
      hides: ['request_key', 'provider_id', 'next_ask_at'],
    }),
    erase('mortgage_applications', { ru: 'Заявки на ипотеку', en: 'Mortgage applications' }, 'mortgage'),
    erase('mortgage_states', { ru: 'Ипотека', en: 'Mortgage' }, 'mortgage'),
  ],
};
