import { type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    keep('deal_quotes', { ru: 'Расчёты сделок', en: 'Calculations of deals' }, 'deals', { hides: ['hash'] }),
    keep('deal_parameters', { ru: 'Условия сделок', en: 'Terms of deals' }, 'deals'),
  ],
};
