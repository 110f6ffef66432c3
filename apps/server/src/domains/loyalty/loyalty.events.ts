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

/** A person has another level now. */
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
  /** Null for a discount that applies by itself. */
  readonly exclusiveGroup: string | null;
  readonly at: Date;
}

/** A person has been given a discount of his own. */
export const discountGiven = eventKind<DiscountNews>('loyalty.discount-given');
/** It was taken back before its end. */
export const discountWithdrawn = eventKind<DiscountNews>('loyalty.discount-withdrawn');

export interface RewardNews {
  readonly recommendationId: string;
  /** Who is owed it. */
  readonly userId: number;
  readonly kopecks: number;
  readonly at: Date;
}

/** A friend's contract is registered: the reward is owed. */
export const rewardEarned = eventKind<RewardNews>('loyalty.reward-earned');

/** We have moved the reward on, or refused it. */
export const rewardMoved = eventKind<RewardNews & { readonly step: RewardStep }>('loyalty.reward-moved');
