import { erase, type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    erase('feedback_drafts', { ru: 'Черновики обращений', en: 'Drafts of requests' }, 'notices'),
    keep('feedback', { ru: 'Обращения', en: 'Requests' }, 'letters', { hides: ['request_key'] }),
    keep('feedback_messages', { ru: 'Переписка по обращениям', en: 'Messages of requests' }, 'letters', {
      of: { table: 'feedback', key: 'feedback_id' },
      hides: ['author_id'],
    }),
  ],
  notHeld: {
    'feedback_messages.author_id': 'the message is given back with its request, also the answer of the staff',
  },
};
