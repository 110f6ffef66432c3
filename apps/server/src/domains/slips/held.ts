import { type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
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
