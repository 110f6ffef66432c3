import type * as z from 'zod/mini';
import type { Endpoint } from '../wire/endpoint.ts';
import type { requestItem, requestParts, requestStep } from './schema.ts';

type States = readonly string[];
type Parts = ReturnType<typeof requestParts<States>>;

/** A line of a list, whatever the family. */
export type RequestItem = z.output<ReturnType<typeof requestItem<States>>>;
export type RequestStep = z.output<ReturnType<typeof requestStep<States>>>;
/** One request whole. */
export type RequestView = RequestItem & { [Name in keyof Parts]: z.output<Parts[Name]> } & {
  /** What was asked for. */
  details: object;
};

/** What a buyer does with a request after he has made it; a family has those that its moves name. */
export type RequestAct = 'documents' | 'choose' | 'accept' | 'withdraw';

/** A step of the buyer; the server adds what is left out. */
export interface BuyerStep {
  /** `since` of the request that he has seen. */
  readonly since: string;
  readonly act: RequestAct;
  readonly text?: string | undefined;
  readonly files?: string[] | undefined;
  /** Which of the options, from 0. */
  readonly choice?: number | undefined;
}

interface Answer<Data> {
  readonly data: Data;
}
type None = z.ZodMiniUndefined;
type One = z.ZodMiniType<{ request: string }, { request: string }>;

/** Calls of a buyer that every family has, each with its own names and addresses. */
export type ListRequests<Item> = Endpoint<None, None, None, z.ZodMiniType<Answer<readonly Item[]>>>;
export type ReadRequest<View> = Endpoint<One, None, None, z.ZodMiniType<Answer<View>>>;
export type PlaceRequest = Endpoint<
  None,
  None,
  z.ZodMiniType,
  z.ZodMiniType<Answer<{ readonly id: string; readonly number: number }>>
>;
export type StepRequest = Endpoint<One, None, z.ZodMiniType<unknown, BuyerStep>>;
export type SeeRequest = Endpoint<One, None, z.ZodMiniType<unknown, object | undefined>>;
