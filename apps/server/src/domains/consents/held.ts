import { type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [keep('consents', { ru: 'Согласия', en: 'Consents' }, 'consents')],
};
