import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, ok } from '../wire/schema.ts';
import { channels, newsKinds } from './subscriptions.ts';

const kind = z.enum(newsKinds);
const channel = z.enum(channels);

/** The setting of one channel for one kind of news. */
const way = z.object({
  channel,
  on: z.boolean(),
  /** False: the person cannot switch it. */
  mayChoose: z.boolean(),
});

/** The person's settings, and whether he agrees to advertising, without which no offers are sent. */
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
  /** Somebody else in the cabinet must not silence news about the owner's money. */
  whenFrozen: 'closed',
  body: form({ kind, channel, on: z.boolean() }),
  answer: ok(subscriptions),
  /** SUBSCRIPTION_KEPT: the person cannot switch it; CONSENT_NEEDED: offers without the consent. */
  errors: ['SUBSCRIPTION_KEPT', 'CONSENT_NEEDED', 'VALIDATION', 'CSRF_INVALID'],
});

const token = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Shows the settings behind the link of a letter and changes nothing. The token begins with the number of a
 * person, but the answer contains no data about him.
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
