import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'feedback_drafts',
      title: { ru: 'Черновики обращений', en: 'Drafts of requests' },
      by: ['user_id'],
      end: { erase: 'notices' },
    },
    {
      table: 'feedback',
      title: { ru: 'Обращения', en: 'Requests' },
      by: ['user_id'],
      hides: ['request_key'],
      end: { keep: 'letters' },
    },
    {
      table: 'feedback_messages',
      title: { ru: 'Переписка по обращениям', en: 'Messages of requests' },
      of: { table: 'feedback', key: 'feedback_id' },
      hides: ['author_id'],
      end: { keep: 'letters' },
    },
  ],
  notHeld: {
    'feedback_messages.author_id': 'the message is given back with its request, also the answer of the staff',
  },
};
