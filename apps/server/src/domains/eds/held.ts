import { type Held, keep } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    keep('eds_orders', { ru: 'Электронные подписи', en: 'Electronic signatures' }, 'signatures', {
      hides: ['next_ask_at', 'reminded'],
    }),
    keep(
      'eds_confirmations',
      { ru: 'Сверенные данные для подписи', en: 'Data confirmed for a signature' },
      'signatures',
    ),
  ],
};
