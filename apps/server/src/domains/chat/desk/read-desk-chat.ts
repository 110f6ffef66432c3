import type { deskConversation } from '@novosel/contract/chat/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { after } from '../../../platform/clock.ts';
import { personOf } from '../../identity/public.ts';
import { findChat } from '../chat.repo.ts';
import { readConversation } from '../read-conversation.ts';
import { subjectOf } from '../subjects.ts';
import { buyerOf } from './buyer-of.ts';
import { wasOpened } from './desk-chats.repo.ts';

/** An open page reloads with every message: within this time the opening is audited once. */
const oneLookSeconds = 15 * 60;

/** A conversation with its buyer; the opening is audited. @throws AppError NOT_FOUND */
export async function readDeskChat(
  deps: Pick<Context, 'db' | 'clock' | 'scanner'>,
  act: StaffAct,
  guid: string,
  before: number | undefined,
): Promise<AnswerOf<typeof deskConversation>['data']> {
  const { db } = deps;
  const chat = await findChat(db, guid);
  const person = chat && (await personOf(db, chat.userId));
  // An empty conversation: there is nothing to answer.
  if (!chat || !person || chat.lastSeq === 0) throw new AppError('NOT_FOUND');
  const subject = subjectOf(guid);
  if (!(await wasOpened(db, subject, act.actor.id, after(act.at, -oneLookSeconds))))
    await audit(db, act, { action: 'chat.open', subject });
  return {
    buyer: buyerOf(person),
    conversation: await readConversation(deps, db, chat, before),
  };
}
