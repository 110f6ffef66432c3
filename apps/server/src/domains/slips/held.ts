import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'slips',
      title: { ru: 'Вопросы по ссылке', en: 'Questions by a link' },
      by: ['user_id'],
      contact: 'address',
      hides: ['token_hash', 'answer_key', 'staff_id'],
      end: { keep: 'letters' },
    },
  ],
  notHeld: {
    'slips.staff_id': 'the member of staff is another person',
  },
};
