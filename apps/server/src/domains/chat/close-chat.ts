import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { lockChat, moveChat } from './chat.repo.ts';
import { recordOf, type StaffCall, subjectOf } from './desk/staff-call.ts';

/** Ends a conversation; one that is over stays so. @throws AppError NOT_FOUND */
export async function closeChat(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  call: StaffCall,
  guid: string,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const chat = await lockChat(tx, guid);
    if (!chat || chat.lastSeq === 0) throw new AppError('NOT_FOUND');
    if (chat.closedAt) return;
    await moveChat(tx, guid, { closedAt: at, waitingSince: null });
    await audit(tx, { ...recordOf(call, at), action: 'chat.close', subject: subjectOf(guid) });
    await tell(tx, { to: 'person', userId: chat.userId, topic: 'chat', id: guid });
    await tell(tx, { to: 'desk', topic: 'chat', id: guid });
  });
}
