import { type Held, keep } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    keep('eds_signatures', { ru: 'Электронные подписи', en: 'Electronic signatures' }, 'signatures'),
    keep('eds_invoices', { ru: 'Счета за подпись', en: 'Invoices of signatures' }, 'money'),
  ],
};
