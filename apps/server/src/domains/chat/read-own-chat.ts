import type { Conversation } from '@novosel/contract/chat/endpoints.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findOwnChat } from './chat.repo.ts';
import { readConversation } from './read-conversation.ts';

/** Messages of an own conversation. @throws AppError NOT_FOUND, also for another's */
export async function readOwnChat(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  guid: string,
  before: number | undefined,
): Promise<Conversation> {
  const chat = await findOwnChat(db, userId, guid);
  if (!chat) throw new AppError('NOT_FOUND');
  return readConversation(db, chat, clock.now(), before);
}
