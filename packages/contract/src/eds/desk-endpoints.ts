import * as z from 'zod/mini';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { day, done, form, kopecks, moment, ok, uuid } from '../wire/schema.ts';
import { identityRefusals, orderStates, signatureKinds } from './states.ts';
import { branchCodes, signatureWays } from './ways.ts';

/** Everybody at the desk who answers for a deal. */
const readers = ['manager', 'support', 'lawyer', 'accountant', 'admin'] as const;
/** Who records what was found of a passport, and how a courier's visit went. */
export const identityRoles = ['manager', 'lawyer', 'admin'] as const;
/** Who asks the acquirer again for a refund that he has refused. */
export const orderRefundRoles = ['accountant', 'admin'] as const;

/** How the check of an identity ended: confirmed, the courier met nobody, or what is wrong. */
export const identityMarks = ['confirmed', 'missed', ...identityRefusals] as const;
export type IdentityMark = (typeof identityMarks)[number];

export const deskOrder = z.object({
  id: uuid,
  number: z.int(),
  person: z.object({ id: z.int(), name: z.string(), phone: z.string() }),
  /** What the passport has to say. */
  fullName: z.string(),
  way: z.enum(signatureWays),
  kind: z.enum(signatureKinds),
  state: z.enum(orderStates),
  since: moment,
  until: z.nullable(moment),
  kopecks,
  visit: z.nullable(z.object({ address: z.string(), day, from: z.int() })),
  branch: z.nullable(z.enum(branchCodes)),
  missed: z.int(),
  /** The operator has not taken the finding of the desk yet. */
  reported: z.boolean(),
  refundFailed: z.boolean(),
  marks: z.array(z.enum(identityMarks)),
});
export type DeskOrder = z.output<typeof deskOrder>;

const params = z.object({ order: uuid });

export const listOrders = endpoint({
  name: 'eds.desk',
  ...atDesk('deals', readers),
  method: 'GET',
  path: '/api/office/eds',
  summary: 'Open orders for certificates, those due first, and those whose money could not be returned.',
  answer: ok(z.object({ now: moment, items: z.array(deskOrder) })),
  errors: [],
});

export const markIdentity = endpoint({
  name: 'eds.identity',
  ...atDesk('deals', identityRoles),
  method: 'POST',
  path: '/api/office/eds/{order}/identity',
  summary: 'Records how the check of an identity ended; the operator is told.',
  params,
  body: form({ mark: z.enum(identityMarks) }),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

export const refundOrder = endpoint({
  name: 'eds.refund',
  ...atDesk('deals', orderRefundRoles),
  method: 'POST',
  path: '/api/office/eds/{order}/refund',
  summary: 'Asks the acquirer again for the refund of an order that he has refused.',
  params,
  body: form({}),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

export const edsDeskEndpoints = { listOrders, markIdentity, refundOrder };
