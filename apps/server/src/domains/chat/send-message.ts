import type { sendMessage as endpoint } from '@novosel/contract/chat/endpoints.ts';
import type { ChatMessage } from '@novosel/contract/chat/schema.ts';
import type { BodyOf } from '@novosel/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { tell } from '../../platform/sockets.ts';
import { lockChat } from './chat.repo.ts';
import { keepMessage, messageView } from './keep-message.ts';

/** Writes into an own conversation. @throws AppError NOT_FOUND for another's, CHAT_CLOSED, IDEMPOTENCY_MISMATCH */
export async function sendMessage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  guid: string,
  { id, text }: BodyOf<typeof endpoint>,
): Promise<ChatMessage> {
  return db.transaction(async (tx) => {
    const chat = await lockChat(tx, guid);
    if (chat?.userId !== userId) throw new AppError('NOT_FOUND');
    const { row, isNew } = await keepMessage(tx, chat, {
      id,
      text,
      author: 'buyer',
      staffId: null,
      role: null,
      at: clock.now(),
    });
    if (isNew) {
      await tell(tx, { to: 'desk', topic: 'chat', id: guid });
      await tell(tx, { to: 'person', userId, topic: 'chat', id: guid });
    }
    return messageView(row, null);
  });
}
