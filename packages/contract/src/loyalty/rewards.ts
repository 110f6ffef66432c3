/** S4.1-16: where the reward for a friend stands, from the day it is earned. */
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

/** Whose act moves a reward on. */
type RewardActor = 'buyer' | 'desk';

interface RewardMove {
  readonly from: RewardStep;
  readonly to: RewardStep;
  readonly by: RewardActor;
}

const move = (from: RewardStep, by: RewardActor, to: RewardStep): RewardMove => ({ from, to, by });

/**
 * Every allowed move, and no other: who recommends asks for the reward, we look at it, he brings passport and
 * account, both sign, we pay. A refusal and a pay-out are for good.
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

/** Where an earned reward begins. */
export const firstRewardStep = 'preload_documents' satisfies RewardStep;

/** Whose turn it is; undefined where nothing is to come. */
export const rewardTurn = (step: RewardStep): RewardActor | undefined =>
  rewardFlow.find(({ from }) => from === step)?.by;
