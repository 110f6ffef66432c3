import { erase, type Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    erase('subscriptions', { ru: 'Настройки рассылок', en: 'Settings of news' }, 'choice'),
    erase('notifications', { ru: 'Уведомления', en: 'Notifications' }, 'notices'),
  ],
};
