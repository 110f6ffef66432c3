import type { deskChats } from '@novosel/contract/chat/desk-endpoints.ts';
import type { ChatState } from '@novosel/contract/chat/rules.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { countWaiting, listDeskChats } from './desk-chats.repo.ts';

/** Conversations in one state, and the number of waiting people. */
export async function listChats(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  state: ChatState,
): Promise<AnswerOf<typeof deskChats>['data']> {
  return {
    now: clock.now().toISOString(),
    items: await listDeskChats(db, state),
    waiting: await countWaiting(db),
  };
}
