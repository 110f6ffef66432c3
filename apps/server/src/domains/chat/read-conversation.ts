import type { Conversation } from '@novosel/contract/chat/endpoints.ts';
import type { Executor } from '../../platform/db.ts';
import { type ChatRow, findPrevious, listMessages } from './chat.repo.ts';

const page = 100;
const end = 2_147_483_647;

/** A conversation as both sides see it: the newest messages, or those before a place. */
export async function readConversation(
  db: Executor,
  chat: ChatRow,
  now: Date,
  before: number = end,
): Promise<Conversation> {
  const { id, closedAt, readSeq } = chat;
  const messages = await listMessages(db, id, before, page);
  return {
    guid: id,
    now: now.toISOString(),
    closed: closedAt !== null,
    messages,
    earlier: (messages[0]?.seq ?? 1) > 1,
    previous: (await findPrevious(db, chat)) ?? null,
    readSeq,
  };
}
