import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { markArchived } from './notifications.repo.ts';

/** Archives a notification (S4.9-02); one that is archived already stays so. @throws AppError NOT_FOUND */
export async function archiveNotification({ db }: Pick<Context, 'db'>, userId: number, id: number) {
  await db.transaction(async (tx) => {
    if (!(await markArchived(tx, userId, id))) throw new AppError('NOT_FOUND');
    await tell(tx, { to: 'person', userId, topic: 'notifications' });
  });
  return { result: true } as const;
}
