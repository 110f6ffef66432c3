import { type Held, keep } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [keep('consents', { ru: 'Согласия', en: 'Consents' }, 'consents')],
};
