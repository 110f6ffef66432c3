/** S4.1-16: states of the reward for a friend, from the day it is earned. */
export const rewardSteps = [
  'preload_documents',
  'sent',
  'rejected',
  'upload_documents',
  'documents_under_review',
  'reload_documents',
  'sign',
  'developer_sign',
  'reward_awaits',
  'paid_out',
] as const;
export type RewardStep = (typeof rewardSteps)[number];

/** Whose act makes a move of a reward. */
type RewardActor = 'buyer' | 'desk';

interface RewardMove {
  readonly from: RewardStep;
  readonly to: RewardStep;
  readonly by: RewardActor;
}

const move = (from: RewardStep, by: RewardActor, to: RewardStep): RewardMove => ({ from, to, by });

/**
 * Every allowed move: the recommender asks for the reward, we review it, he sends his passport and account,
 * both sign, we pay. A refusal and a payment are final.
 */
export const rewardFlow: readonly RewardMove[] = [
  move('preload_documents', 'buyer', 'sent'),
  move('sent', 'desk', 'rejected'),
  move('sent', 'desk', 'upload_documents'),
  move('upload_documents', 'buyer', 'documents_under_review'),
  move('documents_under_review', 'desk', 'reload_documents'),
  move('reload_documents', 'buyer', 'documents_under_review'),
  move('documents_under_review', 'desk', 'sign'),
  move('sign', 'buyer', 'developer_sign'),
  move('developer_sign', 'desk', 'reward_awaits'),
  move('reward_awaits', 'desk', 'paid_out'),
];

/** First state of an earned reward. */
export const firstRewardStep = 'preload_documents' satisfies RewardStep;

/** Whose turn it is; undefined in a final state. */
export const rewardTurn = (step: RewardStep): RewardActor | undefined =>
  rewardFlow.find(({ from }) => from === step)?.by;
