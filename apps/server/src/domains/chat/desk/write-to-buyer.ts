import { randomUUID } from 'node:crypto';
import type { answerChat as endpoint } from '@novosel/contract/chat/desk-endpoints.ts';
import { chatRoles } from '@novosel/contract/chat/rules.ts';
import type { DeskMessage } from '@novosel/contract/chat/schema.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { after } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { dealForDesk } from '../../deals/public.ts';
import { handOverUploads } from '../../documents/public.ts';
import { personOf } from '../../identity/public.ts';
import { type ChatRow, findChatOfMessage, lockChat, lockOpenChat } from '../chat.repo.ts';
import { keepMessage } from '../keep-message.ts';
import { oneMessage } from '../read-conversation.ts';
import { subjectOf, unsentSubject } from '../subjects.ts';

/** A person who has not read an answer by then is away and is notified in another way. */
const awayAfterSeconds = 60;

type Deps = Pick<Context, 'db' | 'clock' | 'jobs' | 'scanner'>;
type Words = BodyOf<typeof endpoint>;

/** Sends an answer of a member of staff to a buyer. @throws AppError NOT_FOUND, and as `keepMessage` */
export function answerChat(deps: Deps, act: StaffAct, guid: string, words: Words): Promise<DeskMessage> {
  return deps.db.transaction(async (tx) => {
    const chat = await lockChat(tx, guid);
    if (!chat || chat.lastSeq === 0) throw new AppError('NOT_FOUND');
    return write(deps, tx, act, chat, words);
  });
}

/**
 * Begins writing to a buyer: in his open conversation, or in a new one that waits for nobody.
 * @throws AppError NOT_FOUND for a person without a cabinet, and as `keepMessage`
 */
export async function beginChat(
  deps: Deps,
  act: StaffAct,
  userId: number,
  words: Words,
): Promise<{ guid: string; message: DeskMessage }> {
  return deps.db.transaction(async (tx) => {
    const person = await personOf(tx, userId);
    // A deleted account keeps its row, without a phone.
    if (!person?.phone || person.isEmployee) throw new AppError('NOT_FOUND');
    // A repeat finds the conversation that the first call began, even if it has been closed since.
    const known = await findChatOfMessage(tx, userId, words.id);
    const chat = known
      ? await lockChat(tx, known)
      : await lockOpenChat(tx, randomUUID(), userId, deps.clock.now());
    if (!chat) throw new AppError('CHAT_CLOSED');
    return { guid: chat.id, message: await write(deps, tx, act, chat, words) };
  });
}

async function write(
  deps: Deps,
  tx: Tx,
  act: StaffAct,
  chat: ChatRow,
  { id, text, files, booking }: Words,
): Promise<DeskMessage> {
  // Taken after the lock, so that a message is not older than those before it.
  const at = deps.clock.now();
  const { id: guid, userId } = chat;
  const { id: staffId, roles } = act.actor;
  const { seq, isNew } = await keepMessage(tx, chat, {
    id,
    text,
    files,
    author: 'staff',
    staffId,
    role: chatRoles.find((one) => roles.includes(one)) ?? null,
    at,
    deal: booking === undefined ? undefined : () => dealForDesk(tx, userId, booking, at),
    claim: (named) =>
      handOverUploads(tx, named, {
        from: { ownerId: staffId, subject: unsentSubject },
        to: { ownerId: userId, subject: subjectOf(guid) },
      }),
  });
  if (isNew) {
    await audit(
      tx,
      { ...act, at },
      {
        action: chat.lastSeq === 0 ? 'chat.begin' : 'chat.answer',
        subject: subjectOf(guid),
      },
    );
    await deps.jobs.enqueue(tx, 'chat.remind', { guid, seq }, { at: after(at, awayAfterSeconds) });
    await tell(tx, { to: 'person', userId, topic: 'chat', id: guid });
    await tell(tx, { to: 'desk', topic: 'chat', id: guid });
  }
  return oneMessage(deps, tx, guid, seq);
}
