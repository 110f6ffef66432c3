import { type Held, keep } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    keep('deal_quotes', { ru: 'Расчёты сделок', en: 'Calculations of deals' }, 'deals', { hides: ['hash'] }),
    keep('deal_parameters', { ru: 'Условия сделок', en: 'Terms of deals' }, 'deals'),
  ],
};
