import type * as z from 'zod/mini';
import type { Endpoint } from '../wire/endpoint.ts';
import type { requestItem, requestParts, requestStep } from './schema.ts';

type States = readonly string[];
type Parts = ReturnType<typeof requestParts<States>>;

/** A line of a list, of any family. */
export type RequestItem = z.output<ReturnType<typeof requestItem<States>>>;
export type RequestStep = z.output<ReturnType<typeof requestStep<States>>>;
/** A whole request. */
export type RequestView = RequestItem & { [Name in keyof Parts]: z.output<Parts[Name]> } & {
  /** What was asked for. */
  details: object;
};

/** Acts of a buyer on an existing request; each family has those that its moves name. */
export type RequestAct = 'documents' | 'choose' | 'accept' | 'withdraw';

/** An act of the buyer; the server adds missing fields. */
export interface BuyerStep {
  /** `since` of the request as he has seen it. */
  readonly since: string;
  readonly act: RequestAct;
  readonly text?: string | undefined;
  readonly files?: string[] | undefined;
  /** Index of the chosen option. */
  readonly choice?: number | undefined;
}

interface Answer<Data> {
  readonly data: Data;
}
type None = z.ZodMiniUndefined;
type One = z.ZodMiniType<{ request: string }, { request: string }>;

/** Calls of a buyer that every family has, each with names and addresses of its own. */
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
