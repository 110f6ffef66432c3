import { erase, type Held } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [erase('passports', { ru: 'Паспорт', en: 'Passport' }, 'passport')],
};
