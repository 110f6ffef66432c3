import * as z from 'zod/mini';
import { atDesk, endpoint, type StaffRole } from '../wire/endpoint.ts';
import { done, form, kopecks, moment, ok, uuid } from '../wire/schema.ts';
import { rewardSteps } from './rewards.ts';

/** Roles that review and pay rewards for friends. */
export const rewardRoles = ['accountant', 'admin'] as const satisfies readonly StaffRole[];

const step = z.enum(rewardSteps);

const owedReward = z.object({
  id: uuid,
  /** Name of the recommender. */
  buyer: z.string(),
  /** The friend whose contract has earned it; null when his account is deleted. */
  friend: z.nullable(z.string()),
  kopecks,
  step,
  earnedAt: moment,
});
export type OwedReward = z.output<typeof owedReward>;

export const listRewards = endpoint({
  name: 'desk.rewards',
  ...atDesk('deals', rewardRoles),
  method: 'GET',
  path: '/api/office/rewards',
  summary:
    'Rewards for friends that are neither paid nor refused; the longest owed first, a hundred at most.',
  answer: ok(z.object({ now: moment, items: z.array(owedReward) })),
  errors: [],
});

export const moveReward = endpoint({
  name: 'desk.moveReward',
  ...atDesk('deals', rewardRoles),
  method: 'POST',
  path: '/api/office/rewards/{reward}/move',
  summary:
    'Records the next step of a reward, also one that the buyer has made on paper; he is told of ours.',
  params: z.object({ reward: uuid }),
  body: form({
    from: step,
    to: step,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(1000)),
  }),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

export const rewardDeskEndpoints = { listRewards, moveReward };
