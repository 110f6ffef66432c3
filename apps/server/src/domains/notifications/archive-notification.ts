import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { markArchived } from './notifications.repo.ts';

/** Archives a notification (S4.9-02); a repeat changes nothing. @throws AppError NOT_FOUND */
export async function archiveNotification(
  { db }: Pick<Context, 'db'>,
  { actor }: BuyerAct,
  id: number,
): Promise<void> {
  const { id: userId } = actor;
  await db.transaction(async (tx) => {
    if (!(await markArchived(tx, userId, id))) throw new AppError('NOT_FOUND');
    await tell(tx, { to: 'person', userId, topic: 'notifications' });
  });
}
