import * as z from 'zod/mini';
import { personParams } from '../session/desk-endpoints.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { moment, ok } from '../wire/schema.ts';
import { peopleRoles } from './people-rules.ts';
import { auditRoles } from './rules.ts';

const before = z.optional(z.coerce.number().check(z.int(), z.positive()));

const auditItem = z.object({
  id: z.int(),
  at: moment,
  /** A name for members of staff; for other people only the number. */
  actor: z.object({ kind: z.string(), id: z.nullable(z.int()), name: z.nullable(z.string()) }),
  /** Number of the buyer for whom a trusted person acted. */
  onBehalfOf: z.nullable(z.int()),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
});
export type AuditItem = z.output<typeof auditItem>;

const auditPage = ok(z.object({ items: z.array(auditItem), next: z.nullable(z.int()) }));

export const auditLog = endpoint({
  name: 'desk.audit',
  ...atDesk('staff', auditRoles),
  method: 'GET',
  path: '/api/office/audit',
  summary: 'The audit log, newest first; of a person with what was done to his bookings.',
  query: z.object({ before, subject: z.optional(z.string().check(z.maxLength(100))) }),
  answer: auditPage,
  errors: ['VALIDATION'],
});

/** Readers of the card see who did what; only the administrator sees the addresses of the staff. */
export const personLog = endpoint({
  name: 'desk.personLog',
  ...atDesk('people', peopleRoles),
  method: 'GET',
  path: '/api/office/people/{person}/log',
  summary: 'What was done to a buyer and his bookings, newest first. That it was read is written down.',
  params: personParams,
  query: z.object({ before }),
  answer: auditPage,
  errors: ['NOT_FOUND', 'VALIDATION'],
});
