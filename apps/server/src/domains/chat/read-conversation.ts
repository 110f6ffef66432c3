import type { deskConversation } from '@novosel/contract/chat/desk-endpoints.ts';
import type { DeskMessage } from '@novosel/contract/chat/schema.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/database/db.ts';
import { type ChatRow, findPrevious } from './chat.repo.ts';
import { listMessages } from './messages.repo.ts';

const page = 100;
const end = 2_147_483_647;

type Conversation = AnswerOf<typeof deskConversation>['data']['conversation'];
type Deps = Pick<Context, 'clock' | 'scanner'>;

/** A conversation as both sides see it: its newest messages, or those before a place. */
export async function readConversation(
  { clock, scanner }: Deps,
  db: Executor,
  chat: ChatRow,
  before: number = end,
): Promise<Conversation> {
  const { id, closedAt, readSeq, deskReadSeq } = chat;
  const scanned = scanner !== undefined;
  const messages = await listMessages(db, { chatId: id, before, atMost: page, scanned });
  return {
    guid: id,
    now: clock.now().toISOString(),
    closed: closedAt !== null,
    messages,
    earlier: (messages[0]?.seq ?? 1) > 1,
    previous: (await findPrevious(db, chat)) ?? null,
    readSeq,
    deskReadSeq,
  };
}

/** The message at a place, as it is shown. */
export async function oneMessage(
  { scanner }: Pick<Deps, 'scanner'>,
  db: Executor,
  chatId: string,
  seq: number,
): Promise<DeskMessage> {
  const scanned = scanner !== undefined;
  const [message] = await listMessages(db, { chatId, before: seq + 1, atMost: 1, scanned });
  if (!message) throw new Error(`conversation ${chatId} has no message ${seq}`);
  return message;
}
