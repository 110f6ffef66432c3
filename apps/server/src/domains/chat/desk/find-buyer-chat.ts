import type { buyerChat } from '@novosel/contract/chat/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { lastVisit, personOf } from '../../identity/public.ts';
import { findNewest } from '../chat.repo.ts';
import { buyerOf } from './buyer-of.ts';

/** The open or last conversation of a buyer, and his last visit to the cabinet. @throws AppError NOT_FOUND */
export async function findBuyerChat(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
): Promise<AnswerOf<typeof buyerChat>['data']> {
  const person = await personOf(db, userId);
  if (!person) throw new AppError('NOT_FOUND');
  const [guid, seenAt] = await Promise.all([findNewest(db, userId), lastVisit(db, userId)]);
  return {
    buyer: buyerOf(person),
    guid: guid ?? null,
    now: clock.now().toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  };
}
