import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, ok } from '../wire/schema.ts';
import { channels, newsKinds } from './subscriptions.ts';

const kind = z.enum(newsKinds);
const channel = z.enum(channels);

/** One way of one kind, as it stands now. */
const way = z.object({
  channel,
  on: z.boolean(),
  /** False: it is not the person's to switch. */
  mayChoose: z.boolean(),
});

/** What reaches the person, and whether he agrees to advertising, without which no offers come. */
const subscriptions = z.object({
  items: z.array(z.object({ kind, ways: z.array(way) })),
  advertising: z.boolean(),
  hasEmail: z.boolean(),
});
export type Subscriptions = z.output<typeof subscriptions>;

export const listSubscriptions = endpoint({
  name: 'subscriptions.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/subscriptions',
  summary: 'Which news reach the person, and by which ways.',
  owner: { kind: 'self' },
  answer: ok(subscriptions),
  errors: [],
});

export const chooseSubscription = endpoint({
  name: 'subscriptions.choose',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/subscriptions',
  summary: 'Switches one way of one kind of news on or off.',
  owner: { kind: 'self' },
  /** Whoever is in the cabinet of another must not silence the news of his money. */
  whenFrozen: 'closed',
  body: form({ kind, channel, on: z.boolean() }),
  answer: ok(subscriptions),
  /** SUBSCRIPTION_KEPT: it is not the person's to switch; CONSENT_NEEDED: offers without the consent. */
  errors: ['SUBSCRIPTION_KEPT', 'CONSENT_NEEDED', 'VALIDATION', 'CSRF_INVALID'],
});

const token = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * The link of a letter. It only shows; the token begins with the number of a person, and nothing of him is
 * answered.
 */
export const readUnsubscribeLink = endpoint({
  name: 'subscriptions.link',
  door: 'cabinet',
  method: 'GET',
  path: '/api/subscriptions/{token}',
  summary: 'Which letters the link of a letter is about.',
  owner: { kind: 'public' },
  params: z.object({ token }),
  answer: ok(z.object({ kind })),
  errors: ['LINK_DEAD', 'VALIDATION'],
  limit: { max: 60, seconds: 60, per: 'address' },
});

export const unsubscribe = endpoint({
  name: 'subscriptions.unsubscribe',
  door: 'cabinet',
  method: 'POST',
  path: '/api/subscriptions/off',
  summary: 'Switches letters of one kind off by the link of a letter, without a sign-in.',
  owner: { kind: 'guest' },
  body: form({ token }),
  answer: done,
  errors: ['LINK_DEAD', 'VALIDATION', 'CSRF_INVALID'],
  limit: { max: 60, seconds: 60, per: 'address' },
});

export const subscriptionsEndpoints = {
  listSubscriptions,
  chooseSubscription,
  readUnsubscribeLink,
  unsubscribe,
};
