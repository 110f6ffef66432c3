import * as z from 'zod/mini';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, form, moment, ok, pageOf, uuid } from '../wire/schema.ts';
import { slipChannels, slipKinds, slipRoles, slipStates } from './rules.ts';
import { slipAnswer, slipForm, slipMatter } from './schema.ts';

const ofConversations = atDesk('conversations', slipRoles);

const sentSlip = z.extend(slipMatter, {
  id: uuid,
  channel: z.enum(slipChannels),
  /** The phone or the e-mail to which it was sent. */
  address: z.string(),
  /** Name of the buyer, when a buyer was chosen. */
  buyer: z.nullable(z.string()),
  staff: z.string(),
  createdAt: moment,
  withdrawnAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
  answer: z.nullable(slipAnswer),
});
export type SentSlip = z.output<typeof sentSlip>;

export const listSlips = endpoint({
  name: 'slips.list',
  ...ofConversations,
  method: 'GET',
  path: '/api/office/slips',
  summary: 'Links that were sent and what was answered, the newest first, page by page.',
  query: z.object({
    kind: z.optional(z.enum(slipKinds)),
    state: z.optional(z.enum(slipStates)),
    after: z.optional(uuid),
  }),
  answer: ok(z.object({ now: moment, ...pageOf(sentSlip) })),
  errors: ['VALIDATION'],
});

export const sendSlip = endpoint({
  name: 'slips.send',
  ...ofConversations,
  method: 'POST',
  path: '/api/office/slips',
  summary: 'Sends a person a link by SMS or letter: to judge, to answer questions, or to an appointment.',
  body: slipForm,
  answer: ok(z.object({ id: uuid, address: z.string(), expiresAt: moment })),
  /** NOT_FOUND: there is no such buyer. */
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID', 'RATE_LIMITED'],
  idempotency: 'key',
  limit: { max: 300, seconds: 600, per: 'person' },
});

export const withdrawSlip = endpoint({
  name: 'slips.withdraw',
  ...ofConversations,
  method: 'POST',
  path: '/api/office/slips/{slip}/withdraw',
  summary: 'The link opens nothing any more.',
  params: z.object({ slip: uuid }),
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'CSRF_INVALID'],
});

export const slipDeskEndpoints = { listSlips, sendSlip, withdrawSlip };
