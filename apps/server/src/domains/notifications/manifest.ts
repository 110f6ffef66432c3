import type { Domain } from '../../domain.ts';
import { held } from './held.ts';
import { bindNotifications, bindSubscriptions } from './notifications.routes.ts';

export const notifications: Domain = {
  name: 'notifications',
  about: 'How people are told of news: in the cabinet, by letter, by SMS, as each has chosen',
  uses: ['consents', 'identity'],
  routes: { cabinet: [bindNotifications, bindSubscriptions] },
  held,
};
