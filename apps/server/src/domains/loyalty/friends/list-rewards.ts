import type { listRewards as endpoint, OwedReward } from '@novosel/contract/loyalty/reward-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { personOf } from '../../identity/public.ts';
import { findOwedRewards } from './recommendations.repo.ts';

/** Rewards owed for friends, for the desk. */
export async function listRewards(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
): Promise<AnswerOf<typeof endpoint>['data']> {
  const items: OwedReward[] = [];
  for (const { id, userId, friendId, rewardKopecks: kopecks, step, earnedAt } of await findOwedRewards(db)) {
    if (!step || !earnedAt) continue;
    items.push({
      id,
      buyer: (await nameOf(db, userId)) ?? '—',
      friend: await nameOf(db, friendId),
      kopecks,
      step,
      earnedAt: earnedAt.toISOString(),
    });
  }
  return { now: clock.now().toISOString(), items };
}

async function nameOf(db: Executor, userId: number): Promise<string | null> {
  const person = await personOf(db, userId);
  return person?.phone ? `${person.surname} ${person.name}` : null;
}
