import type { Notification } from '@novosel/contract/notifications/endpoints.ts';

/** By timestamp, the later first, when both have one; else by id, the greater first (S4.9-05, S4.9-06). */
export const sortNotifications = (list: readonly Notification[]): Notification[] =>
  list.toSorted((a, b) =>
    a.timestamp > 0 && b.timestamp > 0 ? b.timestamp - a.timestamp || b.id - a.id : b.id - a.id,
  );
