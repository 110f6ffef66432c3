import { randomBytes } from 'node:crypto';
import { friendParam } from '@novosel/contract/loyalty/friend-link.ts';
import { ladderAt } from '@novosel/contract/loyalty/ladder.ts';
import type { listRecommendations as endpoint, Friend } from '@novosel/contract/loyalty/recommendations.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { personOf } from '../../identity/public.ts';
import { friendView } from './friend-view.ts';
import { codeOf, findFriends, isBlocked } from './recommendations.repo.ts';

/** A person's link, created at the first call, and his friends (S1-18). */
export async function listRecommendations(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  db: Executor,
  userId: number,
): Promise<AnswerOf<typeof endpoint>['data']> {
  const now = clock.now();
  const friends: Friend[] = [];
  for (const row of await findFriends(db, userId))
    friends.push(friendView(row, await personOf(db, row.friendId)));
  const code = (await isBlocked(db, userId))
    ? undefined
    : await codeOf(db, userId, randomBytes(16).toString('base64url'), now);
  return {
    link: code ? `${config.publicUrl}${path('authRegister')}?${friendParam}=${code}` : null,
    rewardKopecks: ladderAt(now).rewardKopecks,
    friends,
  };
}
