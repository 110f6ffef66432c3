import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { lockChat, moveChat } from './chat.repo.ts';
import { subjectOf } from './subjects.ts';

/** Closes a conversation; a repeat changes nothing. @throws AppError NOT_FOUND */
export async function closeChat({ db }: Pick<Context, 'db'>, act: StaffAct, guid: string): Promise<void> {
  await db.transaction(async (tx) => {
    const chat = await lockChat(tx, guid);
    if (!chat || chat.lastSeq === 0) throw new AppError('NOT_FOUND');
    if (chat.closedAt) return;
    await moveChat(tx, guid, { closedAt: act.at, waitingSince: null });
    await audit(tx, act, { action: 'chat.close', subject: subjectOf(guid) });
    await tell(tx, { to: 'person', userId: chat.userId, topic: 'chat', id: guid });
    await tell(tx, { to: 'desk', topic: 'chat', id: guid });
  });
}
