import type { moveReward as endpoint } from '@novosel/contract/loyalty/reward-endpoints.ts';
import { rewardFlow } from '@novosel/contract/loyalty/rewards.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { rewardMoved } from '../loyalty.events.ts';
import { lockReward, setRewardStep } from './recommendations.repo.ts';

/**
 * Records a step of a reward, also one that the buyer has done on paper; he is notified of our own steps.
 * @throws AppError NOT_FOUND, STEP_WRONG when the table lacks such a move, or the reward has moved meanwhile
 */
export function moveReward(
  { events }: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  id: string,
  { from, to, reason }: BodyOf<typeof endpoint>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const reward = await lockReward(tx, id);
    if (!reward) throw new AppError('NOT_FOUND');
    const move = rewardFlow.find((one) => one.from === from && one.to === to);
    if (!move || reward.step !== from) throw new AppError('STEP_WRONG');
    await setRewardStep(tx, id, to);
    const { userId, rewardKopecks: kopecks } = reward;
    if (move.by === 'desk')
      await events.publish(tx, rewardMoved, { recommendationId: id, userId, kopecks, step: to, at: act.at });
    await audit(tx, act, {
      action: 'loyalty.move-reward',
      subject: `user:${userId}`,
      details: { reward: id, from, to, reason },
    });
  });
}
