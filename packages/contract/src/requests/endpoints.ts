import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, ok, uuid } from '../wire/schema.ts';

const one = z.object({ request: uuid });
/** Limit of orders and acts of one person. */
const limit = { max: 60, seconds: 600, per: 'person' } as const;

export const placed = ok(z.object({ id: uuid, number: z.int() }));
/**
 * Common declarations of every call that makes a request. SERVICE_OPEN: the estate already has an open
 * request of this kind. NOT_FOUND: the estate belongs to no deal of the buyer.
 */
export const requestOrder = {
  door: 'cabinet',
  method: 'POST',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  answer: placed,
  errors: [
    'SERVICE_OPEN',
    'SERVICE_LIMIT',
    'UPLOAD_LOST',
    'NOT_FOUND',
    'VALIDATION',
    'CSRF_INVALID',
    'RATE_LIMITED',
  ],
  idempotency: 'key',
  limit,
} as const;

interface Declared<Item extends z.ZodMiniObject, View extends z.ZodMiniObject, Step extends z.ZodMiniType> {
  /** First word of the endpoint names. */
  readonly name: string;
  readonly path: `/api/${string}`;
  /** Summary of the list. */
  readonly about: string;
  readonly item: Item;
  readonly view: View;
  readonly step: Step;
}

/** A buyer's calls for one family of his requests; each family has its own calls that make requests. */
export function requestEndpoints<
  Item extends z.ZodMiniObject,
  View extends z.ZodMiniObject,
  Step extends z.ZodMiniType,
>({ name, path, about, item, view, step }: Declared<Item, View, Step>) {
  const declared = { door: 'cabinet', owner: { kind: 'self' } } as const;
  return {
    /** The newest 200. */
    list: endpoint({
      ...declared,
      name: `${name}.list`,
      staleBy: 'requests',
      method: 'GET',
      path,
      summary: about,
      answer: ok(z.array(item)),
      errors: [],
    }),
    read: endpoint({
      ...declared,
      name: `${name}.read`,
      staleBy: 'requests',
      method: 'GET',
      path: `${path}/{request}`,
      summary: 'One request with everything that was said and given in it.',
      params: one,
      answer: ok(view),
      errors: ['NOT_FOUND'],
    }),
    /** STEP_WRONG: the state does not allow it, or the request has changed since he saw it. */
    step: endpoint({
      ...declared,
      name: `${name}.step`,
      method: 'POST',
      path: `${path}/{request}/steps`,
      summary: 'The buyer sends papers, chooses, accepts the answer or withdraws the request.',
      whenFrozen: 'open',
      params: one,
      body: step,
      answer: ok(view),
      errors: ['NOT_FOUND', 'STEP_WRONG', 'UPLOAD_LOST', 'VALIDATION', 'CSRF_INVALID', 'RATE_LIMITED'],
      idempotency: 'key',
      limit,
    }),
    seen: endpoint({
      ...declared,
      name: `${name}.seen`,
      method: 'POST',
      path: `${path}/{request}/seen`,
      summary: 'The buyer has seen what is new.',
      whenFrozen: 'open',
      params: one,
      body: z.optional(form({})),
      answer: done,
      errors: ['NOT_FOUND', 'CSRF_INVALID'],
    }),
  };
}
