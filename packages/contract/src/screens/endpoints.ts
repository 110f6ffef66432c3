import * as z from 'zod/mini';
import { atDesk, type Endpoint, endpoint } from '../wire/endpoint.ts';
import { done, form, moment, ok, uuid } from '../wire/schema.ts';
import { buyerReasons, endReasons, refusalReasons, screenRoles, screenStates } from './rules.ts';

const params = z.object({ screen: uuid });
const ofConversations = atDesk('conversations', screenRoles);
const personId = z.int().check(z.positive(), z.maximum(2_147_483_647));
/** Addresses of the STUN servers for the connection between the two browsers (S7-61). */
const stunUrls = z.array(z.string());

/** A session as its buyer sees it (S3-60). */
export const screenView = z.object({
  id: uuid,
  user_id: z.int(),
  operator: z.object({ name: z.string(), role: z.enum(screenRoles) }),
  state: z.enum(screenStates),
  validUntil: moment,
  endsAt: z.nullable(moment),
  now: moment,
});
export type ScreenView = z.output<typeof screenView>;

/** A session as its operator sees it at the desk. */
export const deskScreenView = z.object({
  id: uuid,
  user_id: z.int(),
  buyer: z.string(),
  state: z.enum(screenStates),
  askedAt: moment,
  validUntil: moment,
  begunAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  end: z.nullable(z.enum(endReasons)),
  /** Sent by the person's page with its refusal (S7-65). */
  text: z.nullable(z.string()),
  stunUrls,
  now: moment,
});
export type DeskScreenView = z.output<typeof deskScreenView>;

export const presentScreen = endpoint({
  name: 'screens.present',
  door: 'cabinet',
  method: 'GET',
  path: '/api/screens',
  summary: 'Who asks to see the screen of the signed-in person, or sees it; null when nobody.',
  owner: { kind: 'self' },
  answer: ok(z.nullable(screenView)),
  errors: [],
});

export const acceptScreen = endpoint({
  name: 'screens.accept',
  door: 'cabinet',
  method: 'POST',
  path: '/api/screens/{screen}/accept',
  summary: 'The person shows the screen: the browser has let the page have it.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params,
  body: z.optional(form({})),
  answer: ok(z.object({ endsAt: moment, stunUrls })),
  errors: ['NOT_FOUND', 'SCREEN_OVER', 'CSRF_INVALID', 'VALIDATION'],
});

export const refuseScreen = endpoint({
  name: 'screens.refuse',
  door: 'cabinet',
  method: 'POST',
  path: '/api/screens/{screen}/refuse',
  summary: 'The person or the browser says no.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params,
  body: form({ why: z.enum(refusalReasons) }),
  answer: done,
  errors: ['NOT_FOUND', 'SCREEN_OVER', 'CSRF_INVALID', 'VALIDATION'],
});

export const stopScreen = endpoint({
  name: 'screens.stop',
  door: 'cabinet',
  method: 'POST',
  path: '/api/screens/{screen}/stop',
  summary: 'The screen is shown no more; a repeat changes nothing.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params,
  body: form({ why: z.enum(buyerReasons) }),
  answer: done,
  errors: ['NOT_FOUND', 'CSRF_INVALID', 'VALIDATION'],
});

export const askScreen = endpoint({
  name: 'screens.ask',
  ...ofConversations,
  method: 'POST',
  path: '/api/office/screens',
  summary: 'Asks a buyer to show the screen; what the same operator asked before is withdrawn.',
  body: form({ user_id: personId }),
  answer: ok(deskScreenView),
  errors: ['NOT_FOUND', 'SCREEN_BUSY', 'ROLE_DENIED', 'CSRF_INVALID', 'RATE_LIMITED', 'VALIDATION'],
  limit: { max: 60, seconds: 600, per: 'person' },
});

export const readScreen = endpoint({
  name: 'screens.read',
  ...ofConversations,
  method: 'GET',
  path: '/api/office/screens/{screen}',
  summary: 'A session, for the operator who asked.',
  params,
  answer: ok(deskScreenView),
  errors: ['NOT_FOUND', 'ROLE_DENIED', 'VALIDATION'],
});

export const endScreen = endpoint({
  name: 'screens.end',
  ...ofConversations,
  method: 'POST',
  path: '/api/office/screens/{screen}/end',
  summary: 'The operator withdraws the request or looks no more; a repeat changes nothing.',
  params,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'ROLE_DENIED', 'CSRF_INVALID', 'VALIDATION'],
});

export const screensEndpoints = {
  presentScreen,
  acceptScreen,
  refuseScreen,
  stopScreen,
  askScreen,
  readScreen,
  endScreen,
} satisfies Record<string, Endpoint>;
