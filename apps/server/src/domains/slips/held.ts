import { type Held, keep } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    keep('slips', { ru: 'Вопросы по ссылке', en: 'Questions by a link' }, 'letters', {
      contact: 'address',
      hides: ['token_hash', 'answer_key', 'staff_id'],
    }),
  ],
  notHeld: {
    'slips.staff_id': 'the member of staff is another person',
  },
};
