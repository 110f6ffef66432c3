import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { tell } from '../../platform/sockets.ts';
import { findOwnChat, moveRead } from './chat.repo.ts';

/** The person has seen the messages up to one; his other windows hear of it. @throws AppError NOT_FOUND */
export async function markRead(
  { db }: Pick<Context, 'db'>,
  userId: number,
  guid: string,
  seq: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await findOwnChat(tx, userId, guid))) throw new AppError('NOT_FOUND');
    if (!(await moveRead(tx, guid, seq))) return;
    await tell(tx, { to: 'person', userId, topic: 'chat', id: guid });
    await tell(tx, { to: 'desk', topic: 'chat', id: guid });
  });
}
