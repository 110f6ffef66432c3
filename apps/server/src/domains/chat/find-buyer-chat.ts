import type { buyerChat } from '@novosel/contract/chat/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { personOf } from '../identity/public.ts';
import { findNewest } from './chat.repo.ts';

/** Where a buyer and the desk talk, or talked last. @throws AppError NOT_FOUND */
export async function findBuyerChat(
  { db }: Pick<Context, 'db'>,
  userId: number,
): Promise<AnswerOf<typeof buyerChat>['data']> {
  if (!(await personOf(db, userId))) throw new AppError('NOT_FOUND');
  return { guid: (await findNewest(db, userId)) ?? null };
}
