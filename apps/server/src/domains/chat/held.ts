import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    { table: 'chats', title: { ru: 'Чаты', en: 'Chats' }, by: ['user_id'], end: { keep: 'letters' } },
    {
      table: 'chat_messages',
      title: { ru: 'Сообщения в чатах', en: 'Messages of chats' },
      of: { table: 'chats', key: 'chat_id' },
      hides: ['staff_id'],
      end: { keep: 'letters' },
    },
    {
      table: 'chat_files',
      title: { ru: 'Файлы в чатах', en: 'Files of chats' },
      of: { table: 'chats', key: 'chat_id' },
      end: { keep: 'letters' },
    },
  ],
  notHeld: {
    'chat_messages.staff_id':
      'the message is given back with its chat; the member of staff is another person',
  },
};
