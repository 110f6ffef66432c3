import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import { sortNotifications } from './sort-notifications.ts';

/** The two lists of S3-28: every notification, and those that are new. */
export const notificationLists = (list: readonly Notification[]) => {
  const all = sortNotifications(list);
  return { all, fresh: all.filter(({ isNew }) => isNew) };
};
