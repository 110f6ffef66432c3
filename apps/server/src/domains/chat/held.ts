import { type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    keep('chats', { ru: 'Чаты', en: 'Chats' }, 'letters'),
    keep('chat_messages', { ru: 'Сообщения в чатах', en: 'Messages of chats' }, 'letters', {
      of: { table: 'chats', key: 'chat_id' },
      hides: ['staff_id'],
    }),
    keep('chat_files', { ru: 'Файлы в чатах', en: 'Files of chats' }, 'letters', {
      of: { table: 'chats', key: 'chat_id' },
    }),
  ],
  notHeld: {
    'chat_messages.staff_id':
      'the message is given back with its chat; the member of staff is another person',
  },
};
