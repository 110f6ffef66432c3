import * as z from 'zod/mini';
import { uploadErrors } from '../documents/upload-errors.ts';
import { endpoint, type StaffRole } from '../wire/endpoint.ts';
import { done, moment, ok, uuid } from '../wire/schema.ts';
import { requester } from './schema.ts';

const one = z.object({ request: uuid });

/** Tabs of the desk by whose turn it is; closed requests have their own. */
export const requestTabs = ['desk', 'buyer', 'over'] as const;
export type RequestTab = (typeof requestTabs)[number];

interface Declared<Item extends z.ZodMiniObject, View extends z.ZodMiniObject, Step extends z.ZodMiniType> {
  /** First word of the endpoint names, and the segment of their paths. */
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** Beginning of the inbox's summary. */
  readonly about: string;
  /** A line of the inbox and a whole request; both are returned together with the buyer. */
  readonly item: Item;
  readonly view: View;
  /** The form of an act, without its files. */
  readonly step: Step;
}

/** The desk's calls for one family of requests. */
export function requestDeskEndpoints<
  Item extends z.ZodMiniObject,
  View extends z.ZodMiniObject,
  Step extends z.ZodMiniType,
>({ name, roles, about, item, view, step }: Declared<Item, View, Step>) {
  const declared = {
    door: 'office',
    area: 'conversations',
    owner: { kind: 'staff', roles },
    staleBy: 'requests',
  } as const;
  const path = `/api/office/${name}` as const;
  return {
    queue: endpoint({
      ...declared,
      name: `${name}.queue`,
      method: 'GET',
      path,
      summary: `${about}: what the desk or a partner has, by the day that is promised; the rest by its last change, the newest first; 50 a page.`,
      query: z.object({ tab: z.optional(z.enum(requestTabs)), after: z.optional(uuid) }),
      answer: ok(
        z.object({
          now: moment,
          items: z.array(z.extend(item, { buyer: z.string() })),
          /** The last one of this page; null at the end. */
          next: z.nullable(uuid),
          counts: z.object({ desk: z.int(), buyer: z.int() }),
        }),
      ),
      errors: ['VALIDATION'],
    }),
    one: endpoint({
      ...declared,
      name: `${name}.one`,
      method: 'GET',
      path: `${path}/{request}`,
      summary: 'One request whole, with who ordered it.',
      params: one,
      answer: ok(z.extend(view, { buyer: requester })),
      errors: ['NOT_FOUND'],
    }),
    /** Bytes as an attachment (promise 30); every opening is audited. */
    file: endpoint({
      ...declared,
      name: `${name}.file`,
      method: 'GET',
      path: `${path}/{request}/files/{file}`,
      summary: 'The bytes of a file of a request.',
      params: z.object({ request: uuid, file: uuid }),
      bytes: true,
      answer: z.unknown(),
      errors: ['NOT_FOUND', 'UPLOAD_WAITS'],
    }),
    /** STEP_WRONG: the state does not allow it, or no longer. */
    move: endpoint({
      ...declared,
      name: `${name}.move`,
      method: 'POST',
      path: `${path}/{request}/steps`,
      sentAs: 'parts',
      summary: 'A step of the desk; `files[]` are papers for the buyer. He is told.',
      params: one,
      body: step,
      multipart: { field: 'files[]', of: 'form' },
      // The answer stored for a repeat contains no data of the buyer.
      answer: done,
      errors: ['NOT_FOUND', 'STEP_WRONG', ...uploadErrors, 'VALIDATION', 'CSRF_INVALID'],
      idempotency: 'key',
    }),
  };
}
