import type { DiscountPlace } from '@novosel/contract/loyalty/discount-place.ts';
import type { CardCode } from '@novosel/contract/loyalty/ladder.ts';
import type { RewardStep } from '@novosel/contract/loyalty/rewards.ts';
import { eventKind } from '../../platform/events.ts';

export interface LevelNews {
  readonly userId: number;
  readonly code: CardCode;
  readonly title: Readonly<Record<'ru' | 'en', string>>;
  readonly higher: boolean;
  readonly until: Date;
  readonly at: Date;
}

/** A person's level has changed. */
export const levelChanged = eventKind<LevelNews>('loyalty.level-changed');

export interface DiscountNews {
  readonly id: number;
  readonly userId: number;
  readonly title: string;
  readonly basisPoints: number;
  readonly kopecks: number;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
  readonly place: DiscountPlace;
  /** Null for a discount that applies automatically. */
  readonly exclusiveGroup: string | null;
  readonly at: Date;
}

/** A person has received a personal discount. */
export const discountGiven = eventKind<DiscountNews>('loyalty.discount-given');
/** A personal discount was withdrawn before its end. */
export const discountWithdrawn = eventKind<DiscountNews>('loyalty.discount-withdrawn');

export interface RewardNews {
  readonly recommendationId: string;
  /** The recommender. */
  readonly userId: number;
  readonly kopecks: number;
  readonly at: Date;
}

/** A friend's contract is registered: the reward is owed. */
export const rewardEarned = eventKind<RewardNews>('loyalty.reward-earned');

/** We have made a step of the reward, or refused it. */
export const rewardMoved = eventKind<RewardNews & { readonly step: RewardStep }>('loyalty.reward-moved');
