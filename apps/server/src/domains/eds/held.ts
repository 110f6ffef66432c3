import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'eds_signatures',
      title: { ru: 'Электронные подписи', en: 'Electronic signatures' },
      by: ['user_id'],
      end: { keep: 'signatures' },
    },
    {
      table: 'eds_invoices',
      title: { ru: 'Счета за подпись', en: 'Invoices of signatures' },
      by: ['user_id'],
      end: { keep: 'money' },
    },
  ],
};
