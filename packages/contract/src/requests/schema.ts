import * as z from 'zod/mini';
import { estate } from '../catalogue/schema.ts';
import { moment, uuid } from '../wire/schema.ts';
import { requestTurns } from './flow.ts';

const requestFile = z.object({ id: uuid, title: z.string(), size: z.int() });

/** What every request says of itself in a list, beside its kind. */
export const requestItem = <const State extends readonly string[]>(states: State) =>
  z.object({
    id: uuid,
    /** What people call it: «заявка № 5012». */
    number: z.int(),
    state: z.enum(states),
    turn: z.enum(requestTurns),
    /** Since when it is so. */
    since: moment,
    /** Until when the next step is promised; null when the turn is the buyer's. */
    promisedBy: z.nullable(moment),
    /** Something new that the person has not seen. */
    hasNew: z.boolean(),
    createdAt: moment,
    /** Null when it is of none. */
    estate: z.nullable(estate),
  });

/** A step that was made, with what was said and given. */
export const requestStep = <const State extends readonly string[]>(states: State) =>
  z.object({
    id: uuid,
    from: z.enum(['buyer', 'staff']),
    /** First name of the member of staff; null for the person himself, and for what nobody did by hand. */
    author: z.nullable(z.string()),
    /** `order`, or an act of the flow. */
    act: z.string(),
    state: z.enum(states),
    text: z.string(),
    files: z.array(requestFile),
    at: moment,
  });

/** What the page of one request shows beside its line in a list and what was ordered. */
export const requestParts = <const State extends readonly string[]>(states: State) => ({
  now: moment,
  /** What there is to choose from, and what was chosen. */
  options: z.array(z.string()),
  choice: z.nullable(z.int()),
  steps: z.array(requestStep(states)),
});

/** Who made a request, for the desk. */
export const requester = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
