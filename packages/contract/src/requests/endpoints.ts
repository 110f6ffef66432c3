import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, ok, uuid } from '../wire/schema.ts';

const one = z.object({ request: uuid });
/** Orders and steps of one person. */
const limit = { max: 60, seconds: 600, per: 'person' } as const;

export const placed = ok(z.object({ id: uuid, number: z.int() }));
/**
 * What every call that makes a request declares. SERVICE_OPEN: the same is under way for the same estate.
 * NOT_FOUND: the estate is not of a deal of the buyer.
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
  /** First word of the names. */
  readonly name: string;
  readonly path: `/api/${string}`;
  /** Summary of the list. */
  readonly about: string;
  readonly item: Item;
  readonly view: View;
  readonly step: Step;
}

/** The calls by which a buyer follows one family of his requests; how they are made is the family's own. */
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
    /** STEP_WRONG: the state does not allow it (any more), or it is not as he has seen it. */
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
