import type { Executor } from '../../platform/database/db.ts';
import { and, desc, eq, sql } from '../../platform/database/drizzle.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { notifications } from './notifications.tables.ts';

const shown = 200;

export type NotificationRow = typeof notifications.$inferSelect;

/** The newest notifications of a person (S4.9-05). */
export function prepareListNotifications(db: Executor): (userId: number) => Promise<NotificationRow[]> {
  const query = db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), eq(notifications.isHidden, false)))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(shown)
    .prepare('notifications_of_user');
  return (userId) => query.execute({ userId });
}

/** @returns false when the person has no such notification */
export async function markArchived(db: Executor, userId: number, id: number): Promise<boolean> {
  const archived = await db
    .update(notifications)
    .set({ isArchive: true, isNew: false })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId), eq(notifications.isHidden, false)))
    .returning({ id: notifications.id });
  return archived.length === 1;
}

/** @returns false when there is already a notification of this fact */
export function insertNotification(
  tx: Executor,
  notification: Omit<typeof notifications.$inferInsert, 'isNew' | 'isArchive'>,
): Promise<boolean> {
  return insertOnce(tx, notifications, { ...notification, isNew: true, isArchive: false });
}
