import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { findChat, findOwnChat, moveRead } from './chat.repo.ts';

/**
 * Records that the person has seen the messages up to one; his other windows and the desk are notified.
 * @throws AppError NOT_FOUND
 */
export async function markRead(
  { db }: Pick<Context, 'db'>,
  { actor: { id: userId } }: BuyerAct,
  guid: string,
  seq: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await findOwnChat(tx, userId, guid))) throw new AppError('NOT_FOUND');
    if (!(await moveRead(tx, guid, 'readSeq', seq))) return;
    await tell(tx, { to: 'person', userId, topic: 'chat', id: guid });
    await tell(tx, { to: 'desk', topic: 'chat', id: guid });
  });
}

/**
 * Records that the desk has seen the messages up to one; the buyer's page is notified.
 * @throws AppError NOT_FOUND
 */
export async function markDeskRead({ db }: Pick<Context, 'db'>, guid: string, seq: number): Promise<void> {
  await db.transaction(async (tx) => {
    const chat = await findChat(tx, guid);
    if (!chat || chat.lastSeq === 0) throw new AppError('NOT_FOUND');
    if (!(await moveRead(tx, guid, 'deskReadSeq', seq))) return;
    await tell(tx, { to: 'person', userId: chat.userId, topic: 'chat', id: guid });
    await tell(tx, { to: 'desk', topic: 'chat', id: guid });
  });
}
