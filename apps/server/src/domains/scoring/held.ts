import { erase, type Held } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    erase('credit_ratings', { ru: 'Кредитный потенциал', en: 'Credit potential' }, 'mortgage', {
      hides: ['request_key', 'provider_id', 'next_ask_at', 'unclear'],
    }),
  ],
};
