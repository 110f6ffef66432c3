import * as z from 'zod/mini';
import { requester } from '../requests/schema.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, moment, ok, uuid } from '../wire/schema.ts';
import { deskStep } from './forms.ts';
import { serviceRoles } from './rules.ts';
import { serviceItem, serviceView } from './schema.ts';

const owner = { kind: 'staff', roles: serviceRoles } as const;
const one = z.object({ request: uuid });

/** Whose turn it is: the tabs of the desk; what is over stands apart. */
export const serviceTabs = ['desk', 'buyer', 'over'] as const;
export type ServiceTab = (typeof serviceTabs)[number];

const serviceRow = z.extend(serviceItem, { buyer: z.string() });
export type ServiceRow = z.output<typeof serviceRow>;

export const serviceQueue = endpoint({
  name: 'services.queue',
  door: 'office',
  area: 'conversations',
  method: 'GET',
  path: '/api/office/services',
  summary:
    'Requests for services: what the desk or a partner has, by the day that is promised; the rest by its last change, the newest first; 50 a page.',
  owner,
  query: z.object({ tab: z.optional(z.enum(serviceTabs)), after: z.optional(uuid) }),
  answer: ok(
    z.object({
      now: moment,
      items: z.array(serviceRow),
      /** The last of this page; null at the end. */
      next: z.nullable(uuid),
      counts: z.object({ desk: z.int(), buyer: z.int() }),
    }),
  ),
  errors: ['VALIDATION'],
});

export const deskService = z.extend(serviceView, { buyer: requester });
export type DeskService = z.output<typeof deskService>;

export const readDeskService = endpoint({
  name: 'services.one',
  door: 'office',
  area: 'conversations',
  method: 'GET',
  path: '/api/office/services/{request}',
  summary: 'One request whole, with who ordered it.',
  owner,
  params: one,
  answer: ok(deskService),
  errors: ['NOT_FOUND'],
});

/** Bytes as an attachment (promise 30); every opening is in the audit log. */
export const openServiceFile = endpoint({
  name: 'services.file',
  door: 'office',
  area: 'conversations',
  method: 'GET',
  path: '/api/office/services/{request}/files/{file}',
  summary: 'The bytes of a file of a request.',
  owner,
  params: z.object({ request: uuid, file: uuid }),
  bytes: true,
  answer: z.unknown(),
  errors: ['NOT_FOUND', 'UPLOAD_WAITS'],
});

/** STEP_WRONG: the state does not allow it (any more). */
export const stepDeskService = endpoint({
  name: 'services.move',
  door: 'office',
  area: 'conversations',
  method: 'POST',
  path: '/api/office/services/{request}/steps',
  sentAs: 'parts',
  summary: 'A step of the desk; `files[]` are papers for the buyer. He is told.',
  owner,
  params: one,
  body: deskStep,
  multipart: { field: 'files[]', of: 'form' },
  // What is kept for a repeat holds nothing of the buyer.
  answer: done,
  errors: [
    'NOT_FOUND',
    'STEP_WRONG',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_TYPE',
    'UPLOAD_CONTENT',
    'UPLOAD_LOCKED',
    'UPLOAD_ACTS',
    'UPLOAD_PIXELS',
    'UPLOAD_SWELLS',
    'UPLOAD_NAME',
    'UPLOAD_MARKS',
    'UPLOAD_QUOTA',
    'UPLOAD_INFECTED',
    'UPLOAD_EMPTY',
    'VALIDATION',
    'CSRF_INVALID',
  ],
  idempotency: 'key',
});

export const servicesDeskEndpoints = { serviceQueue, readDeskService, openServiceFile, stepDeskService };
