import type { ChatMessage } from '@novosel/contract/chat/schema.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db.ts';
import { type ChatRow, findMessage, insertMessage, type MessageRow, moveChat } from './chat.repo.ts';

export type NewMessage = Omit<MessageRow, 'chatId' | 'seq'>;

/**
 * Adds a message to a locked conversation. One that is there already is answered as it was kept, also when the
 * conversation was closed meanwhile: its first answer may have been lost on the way (promise 51).
 * @throws AppError CHAT_CLOSED, or IDEMPOTENCY_MISMATCH for other words under a known id
 */
export async function keepMessage(
  tx: Tx,
  chat: ChatRow,
  message: NewMessage,
): Promise<{ row: MessageRow; isNew: boolean }> {
  const known = await findMessage(tx, chat.id, message.id);
  if (known) {
    const same =
      known.text === message.text && known.author === message.author && known.staffId === message.staffId;
    if (!same) throw new AppError('IDEMPOTENCY_MISMATCH');
    return { row: known, isNew: false };
  }
  if (chat.closedAt) throw new AppError('CHAT_CLOSED');
  const row = { ...message, chatId: chat.id, seq: chat.lastSeq + 1 };
  await insertMessage(tx, row);
  const answered = message.author === 'staff';
  await moveChat(tx, chat.id, {
    lastSeq: row.seq,
    movedAt: row.at,
    waitingSince: answered ? null : (chat.waitingSince ?? row.at),
  });
  return { row, isNew: true };
}

export function messageView({ seq, id, text, at, ...row }: MessageRow, name: string | null): ChatMessage {
  const { author, role } = row as Pick<ChatMessage, 'author' | 'role'>;
  return { seq, id, author, name, role, text, at: at.toISOString() };
}
