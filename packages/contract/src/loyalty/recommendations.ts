import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { kopecks, moment, ok } from '../wire/schema.ts';
import { rewardSteps } from './rewards.ts';

/** Progress of a friend, as far as the recommender may see it. */
export const friendStages = ['registered', 'booked', 'bought'] as const;
export type FriendStage = (typeof friendStages)[number];

/** A friend as his recommender sees him: without his flat and sums. */
const friend = z.object({
  id: z.uuid(),
  /** «Дарья О.»; null when he has deleted his account. */
  name: z.nullable(z.string()),
  stage: z.enum(friendStages),
  /** When he registered. */
  since: moment,
  /** The reward promised for him, as it was when he registered. */
  rewardKopecks: kopecks,
  /** State of the reward; null until it is earned. */
  rewardStep: z.nullable(z.enum(rewardSteps)),
});
export type Friend = z.output<typeof friend>;

/** S1-18. */
export const listRecommendations = endpoint({
  name: 'bonus.recommendations',
  door: 'cabinet',
  method: 'GET',
  path: '/api/bonus/recommendations',
  summary: 'The reader’s own link for friends, and the friends who have registered by it; the latest above.',
  owner: { kind: 'self' },
  answer: ok(
    z.object({
      /** Null while the reader’s card is blocked. */
      link: z.nullable(z.url()),
      rewardKopecks: kopecks,
      friends: z.array(friend),
    }),
  ),
  errors: [],
});
