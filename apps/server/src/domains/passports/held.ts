import { erase, type Held } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    erase(
      'passport_changes',
      { ru: 'Запросы на изменение паспорта', en: 'Requests to change the passport' },
      'passport',
      { hides: ['staff_id'] },
    ),
    erase('former_passports', { ru: 'Прежние паспорта', en: 'Former passports' }, 'passport'),
  ],
  notHeld: {
    'passport_changes.staff_id': 'the member of staff is another person',
  },
};
