import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'passport_changes',
      title: { ru: 'Запросы на изменение паспорта', en: 'Requests to change the passport' },
      by: ['user_id'],
      hides: ['staff_id'],
      end: { erase: 'passport' },
    },
    {
      table: 'former_passports',
      title: { ru: 'Прежние паспорта', en: 'Former passports' },
      by: ['user_id'],
      end: { erase: 'passport' },
    },
  ],
  notHeld: {
    'passport_changes.staff_id': 'the member of staff is another person',
  },
};
