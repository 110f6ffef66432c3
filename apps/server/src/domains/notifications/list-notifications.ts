import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import type { Executor } from '../../platform/database/db.ts';
import { prepareListNotifications } from './notifications.repo.ts';

/** The notifications of a person, newest first (S7-41). */
export function listNotifications(db: Executor): (userId: number) => Promise<Notification[]> {
  const list = prepareListNotifications(db);
  return async (userId) =>
    (await list(userId)).map(({ at, fact: _, userId: __, isHidden: ___, ...row }) => ({
      ...row,
      timestamp: Math.floor(at.getTime() / 1000),
      date: at.toISOString(),
    }));
}
