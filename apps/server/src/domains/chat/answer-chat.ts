import type { answerChat as endpoint } from '@novosel/contract/chat/desk-endpoints.ts';
import { chatRoles } from '@novosel/contract/chat/rules.ts';
import type { ChatMessage } from '@novosel/contract/chat/schema.ts';
import type { BodyOf } from '@novosel/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { after } from '../../platform/clock.ts';
import { tell } from '../../platform/sockets.ts';
import { personOf } from '../identity/public.ts';
import { lockChat } from './chat.repo.ts';
import { keepMessage, messageView } from './keep-message.ts';
import { recordOf, type StaffCall, subjectOf } from './staff-call.ts';

/** Who has not read an answer by then is away and is told in another way. */
const awayAfterSeconds = 60;

/** Answers a buyer in the name of a member of staff. @throws AppError NOT_FOUND, CHAT_CLOSED, IDEMPOTENCY_MISMATCH */
export async function answerChat(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  call: StaffCall,
  guid: string,
  { id, text }: BodyOf<typeof endpoint>,
): Promise<ChatMessage> {
  const at = clock.now();
  const { userId: staffId, roles } = call.viewer;
  return db.transaction(async (tx) => {
    const chat = await lockChat(tx, guid);
    if (!chat || chat.lastSeq === 0) throw new AppError('NOT_FOUND');
    const role = chatRoles.find((one) => roles.includes(one)) ?? null;
    const { row, isNew } = await keepMessage(tx, chat, { id, text, author: 'staff', staffId, role, at });
    if (isNew) {
      await audit(tx, { ...recordOf(call, at), action: 'chat.answer', subject: subjectOf(guid) });
      const reminder = { guid, seq: row.seq };
      await jobs.enqueue(tx, 'chat.remind', reminder, { at: after(at, awayAfterSeconds) });
      await tell(tx, { to: 'person', userId: chat.userId, topic: 'chat', id: guid });
      await tell(tx, { to: 'desk', topic: 'chat', id: guid });
    }
    const person = await personOf(tx, staffId);
    return messageView(row, [person?.name, person?.surname].filter(Boolean).join(' '));
  });
}
