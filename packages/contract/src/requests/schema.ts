import * as z from 'zod/mini';
import { estate } from '../catalogue/schema.ts';
import { moment, uuid } from '../wire/schema.ts';
import { requestTurns } from './flow.ts';

const requestFile = z.object({ id: uuid, title: z.string(), size: z.int() });

/** Common fields of every request in a list, besides its kind. */
export const requestItem = <const State extends readonly string[]>(states: State) =>
  z.object({
    id: uuid,
    /** The number that people see: «заявка № 5012». */
    number: z.int(),
    state: z.enum(states),
    turn: z.enum(requestTurns),
    /** Since when it is in this state. */
    since: moment,
    /** The promised moment of the next step; null when it is the buyer's turn. */
    promisedBy: z.nullable(moment),
    /** Whether there is something that the person has not seen. */
    hasNew: z.boolean(),
    createdAt: moment,
    /** Null when it is not about an estate. */
    estate: z.nullable(estate),
  });

/** A step with its message and files. */
export const requestStep = <const State extends readonly string[]>(states: State) =>
  z.object({
    id: uuid,
    from: z.enum(['buyer', 'staff']),
    /** First name of the member of staff; null for the person himself, and for automatic steps. */
    author: z.nullable(z.string()),
    /** `order`, or an act of the flow. */
    act: z.string(),
    state: z.enum(states),
    text: z.string(),
    files: z.array(requestFile),
    at: moment,
  });

/** What the page of a request shows besides its line and the order. */
export const requestParts = <const State extends readonly string[]>(states: State) => ({
  now: moment,
  /** The options, and the chosen one. */
  options: z.array(z.string()),
  choice: z.nullable(z.int()),
  steps: z.array(requestStep(states)),
});

/** Who made the request, for the desk. */
export const requester = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
