import type { sendMessage as endpoint } from '@novosel/contract/chat/endpoints.ts';
import type { ChatMessage } from '@novosel/contract/chat/schema.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { dealForPerson } from '../deals/public.ts';
import { claimUploads } from '../documents/public.ts';
import { lockChat } from './chat.repo.ts';
import { forBuyer } from './for-buyer.ts';
import { keepMessage } from './keep-message.ts';
import { oneMessage } from './read-conversation.ts';
import { subjectOf } from './subjects.ts';

/**
 * Sends a message in the person's own conversation.
 * @throws AppError NOT_FOUND for another's, and as `keepMessage`
 */
export async function sendMessage(
  deps: Pick<Context, 'db' | 'clock' | 'scanner'>,
  { at, actor: { id: userId } }: BuyerAct,
  guid: string,
  { id, text, files, estate }: BodyOf<typeof endpoint>,
): Promise<ChatMessage> {
  return deps.db.transaction(async (tx) => {
    const chat = await lockChat(tx, guid);
    if (chat?.userId !== userId) throw new AppError('NOT_FOUND');
    const { seq, isNew } = await keepMessage(tx, chat, {
      id,
      text,
      files,
      author: 'buyer',
      staffId: null,
      role: null,
      at,
      deal: estate === undefined ? undefined : () => dealForPerson(tx, userId, estate, at),
      claim: (named) => claimUploads(tx, userId, named, subjectOf(guid)),
    });
    if (isNew) {
      await tell(tx, { to: 'desk', topic: 'chat', id: guid });
      await tell(tx, { to: 'person', userId, topic: 'chat', id: guid });
    }
    return forBuyer(await oneMessage(deps, tx, guid, seq));
  });
}
