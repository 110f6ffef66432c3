import { erase, type Held } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    erase('subscriptions', { ru: 'Настройки рассылок', en: 'Settings of news' }, 'choice'),
    erase('notifications', { ru: 'Уведомления', en: 'Notifications' }, 'notices'),
  ],
};
