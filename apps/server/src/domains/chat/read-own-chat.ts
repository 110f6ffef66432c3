import type { Conversation } from '@novosel/contract/chat/endpoints.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findOwnChat } from './chat.repo.ts';
import { forBuyer } from './for-buyer.ts';
import { readConversation } from './read-conversation.ts';

/** Messages of the person's own conversation. @throws AppError NOT_FOUND, also for another person's */
export async function readOwnChat(
  deps: Pick<Context, 'db' | 'clock' | 'scanner'>,
  userId: number,
  guid: string,
  before: number | undefined,
): Promise<Conversation> {
  const chat = await findOwnChat(deps.db, userId, guid);
  if (!chat) throw new AppError('NOT_FOUND');
  const conversation = await readConversation(deps, deps.db, chat, before);
  return { ...conversation, messages: conversation.messages.map(forBuyer) };
}
