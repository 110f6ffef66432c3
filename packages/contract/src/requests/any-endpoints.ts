import type * as z from 'zod/mini';
import type { Endpoint, StaffRole } from '../wire/endpoint.ts';
import type { RequestTab } from './desk-endpoints.ts';
import type { requester, requestItem, requestParts } from './schema.ts';

type Any = z.ZodMiniType;
type Staff = { readonly owner: { readonly kind: 'staff'; readonly roles: readonly StaffRole[] } };
type Self = { readonly owner: { readonly kind: 'self' } };
type DeskCall<Params extends Any, Query extends Any, Body extends Any, Answer> = Staff &
  Endpoint<Params, Query, Body, z.ZodMiniType<Answer>>;
type BuyerCall<Params extends Any, Body extends Any, Answer> = Self &
  Endpoint<Params, None, Body, z.ZodMiniType<Answer>>;
type None = z.ZodMiniUndefined;
type One = z.ZodMiniObject<{ request: z.ZodMiniUUID }>;
type States = readonly string[];
type Line = z.output<ReturnType<typeof requestItem<States>>>;
type Parts = ReturnType<typeof requestParts<States>>;

type Whole = Line & { readonly [name in keyof Parts]: z.output<Parts[name]> } & {
  readonly details: object;
};

/** A line of the desk's list, of any family. */
export type RequestRow = Line & { readonly buyer: string };
/** A whole request, of any family. */
export type DeskRequest = Whole & { readonly buyer: z.output<typeof requester> };

/** `requestDeskEndpoints` of any family. */
export interface RequestDeskEndpoints {
  readonly queue: DeskCall<
    None,
    z.ZodMiniType<{ tab?: RequestTab | undefined; after?: string | undefined }>,
    None,
    {
      result: true;
      data: {
        now: string;
        items: RequestRow[];
        next: string | null;
        counts: { desk: number; buyer: number };
      };
    }
  >;
  readonly one: DeskCall<One, None, None, { result: true; data: DeskRequest }>;
  readonly file: DeskCall<
    z.ZodMiniObject<{ request: z.ZodMiniUUID; file: z.ZodMiniUUID }>,
    None,
    None,
    unknown
  >;
  readonly move: DeskCall<
    One,
    None,
    z.ZodMiniType<{ act: string; text: string; options: string[] }>,
    { result: true }
  >;
}

/** `requestEndpoints` of any family. */
export interface RequestEndpoints {
  readonly list: BuyerCall<None, None, { result: true; data: Line[] }>;
  readonly read: BuyerCall<One, None, { result: true; data: Whole }>;
  readonly step: BuyerCall<
    One,
    z.ZodMiniType<{
      since: string;
      act: string;
      text: string;
      files: string[];
      choice?: number | undefined;
    }>,
    { result: true; data: Whole }
  >;
  readonly seen: BuyerCall<One, Any, { result: true }>;
}
