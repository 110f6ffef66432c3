import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'passports',
      title: { ru: 'Паспорт', en: 'Passport' },
      by: ['user_id'],
      end: { erase: 'passport' },
    },
  ],
};
