import type { Friend } from '@novosel/contract/loyalty/recommendations.ts';
import type { RewardStep } from '@novosel/contract/loyalty/rewards.ts';
import { shortName } from '../../identity/public.ts';

interface FriendRow {
  readonly id: string;
  readonly rewardKopecks: number;
  readonly registeredAt: Date;
  readonly bookedAt: Date | null;
  readonly earnedAt: Date | null;
  readonly step: RewardStep | null;
}

interface Named {
  readonly name: string;
  readonly surname: string;
  /** Null for a person who has deleted his account. */
  readonly phone: string | null;
}

/** A friend as his recommender may see him. */
export const friendView = (row: FriendRow, person: Named | undefined): Friend => {
  const { id, rewardKopecks, step: rewardStep } = row;
  return { id, name: person?.phone ? shortName(person) : null, ...stageOf(row), rewardKopecks, rewardStep };
};

function stageOf({ earnedAt, bookedAt, registeredAt }: FriendRow): Pick<Friend, 'stage' | 'since'> {
  if (earnedAt) return { stage: 'bought', since: earnedAt.toISOString() };
  if (bookedAt) return { stage: 'booked', since: bookedAt.toISOString() };
  return { stage: 'registered', since: registeredAt.toISOString() };
}
