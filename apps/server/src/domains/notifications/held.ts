import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'subscriptions',
      title: { ru: 'Настройки рассылок', en: 'Settings of news' },
      by: ['user_id'],
      end: { erase: 'choice' },
    },
    {
      table: 'notifications',
      title: { ru: 'Уведомления', en: 'Notifications' },
      by: ['user_id'],
      end: { erase: 'notices' },
    },
  ],
};
