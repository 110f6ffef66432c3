import type * as z from 'zod/mini';
import type { DelegateScope } from '../delegates/rules.ts';
import type { ErrorCode } from '../errors/errors.ts';
import type { MachineScope } from '../sites/machine-scopes.ts';
import type { Topic } from './live.ts';

export const staffRoles = ['manager', 'support', 'lawyer', 'accountant', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Areas of the desk for its endpoints, in the order of the table of roles. */
export const deskAreas = [
  'deals',
  'people',
  'passports',
  'catalogue',
  'conversations',
  'sites',
  'staff',
  'own',
] as const;
export type DeskArea = (typeof deskAreas)[number];

/**
 * Who may call, and whose rows he sees. Every endpoint declares one; without it the table does not compile.
 * - public: anyone, and the answer holds nothing personal;
 * - guest: a person before sign-in (or the act of signing in itself);
 * - self: the signed-in buyer, only his own rows: the query itself filters by his id;
 * - deal-member: the buyer or a member of the deal named by `param`; another's deal is 404;
 * - delegate: whom the delegation named by `param` lets act for another, if its scope holds `scope`;
 *   otherwise it is 404. What does not declare this is closed to trusted persons;
 * - staff: the desk, with one of the roles;
 * - machine: a registered machine by its own token, with this scope; nobody's session opens it;
 * - provider: an outside service; nothing it says is believed before the provider is asked.
 */
export type OwnerRule = BuyersRule | StaffRule | OthersRule;
type BuyersRule =
  | { readonly kind: 'self' }
  | { readonly kind: 'deal-member'; readonly param: string }
  | { readonly kind: 'delegate'; readonly param: string; readonly scope: DelegateScope };
type StaffRule = { readonly kind: 'staff'; readonly roles: readonly StaffRole[] };
type OthersRule =
  | { readonly kind: 'public' | 'guest' | 'provider' }
  | { readonly kind: 'machine'; readonly scope: MachineScope };

/** At most `max` calls in `seconds`, counted per network address or per signed-in person. */
export interface CallLimit {
  readonly max: number;
  readonly seconds: number;
  readonly per: 'address' | 'person';
}

type Schema = z.ZodMiniType;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Traits of one owner kind. A buyer's change must say whether a frozen cabinet allows it (decision 021);
 * reads are allowed then, except exports of everything. `unconfirmed`: a person of status 5 may call it, too
 * (promise 23). A desk endpoint names its area.
 */
type OwnerTraits =
  | {
      readonly owner: BuyersRule;
      readonly method: 'GET';
      readonly whenFrozen?: 'closed';
      readonly unconfirmed?: 'open';
      readonly area?: never;
    }
  | {
      readonly owner: BuyersRule;
      readonly method: Exclude<Method, 'GET'>;
      readonly whenFrozen: 'open' | 'closed';
      readonly unconfirmed?: 'open';
      readonly area?: never;
    }
  | {
      readonly owner: StaffRule;
      readonly method: Method;
      readonly area: DeskArea;
      readonly whenFrozen?: never;
      readonly unconfirmed?: never;
    }
  | {
      readonly owner: OthersRule;
      readonly method: Method;
      readonly area?: never;
      readonly whenFrozen?: never;
      readonly unconfirmed?: never;
    };

interface Declared<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  /** «domain.act», the name of the client's typed call. */
  readonly name: string;
  /** Which page may call it: the buyer's cabinet or the staff desk. */
  readonly door: 'cabinet' | 'office';
  /** Path with `{param}` placeholders; public papers are under `/documents` (S2.1-36). */
  readonly path: `/api/${string}` | `/documents/${string}`;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The whole JSON body of status 200. */
  readonly answer: Answer;
  readonly errors: readonly ErrorCode[];
  readonly limit?: CallLimit;
  /**
   * `key`: the call needs an Idempotency-Key header; a repeat has no further effect and gets the same answer.
   * `key-or-none`: the same when the header is present; a call of section 7 may omit it.
   */
  readonly idempotency?: 'key' | 'key-or-none';
  /**
   * The body is multipart/form-data with this field, which the use case reads as a stream; `form`: fields of
   * `body` together with files, or without files also JSON or a form.
   */
  readonly multipart?: { readonly field: string; readonly of: 'file' | 'texts' | 'form' };
  /**
   * A sensitive act (promise 11). `call`: the call itself contains the proof, a code bound to it or the
   * present password; `fresh`: it needs a recent re-authentication in this session; `fresh-for-money`: only
   * when it refunds money. `session/proof.ts` has the rule.
   */
  readonly proof?: 'call' | 'fresh' | 'fresh-for-money';
  /**
   * News that make its answer outdated, unless the first word of its name says so (`live.ts` of the client).
   */
  readonly staleBy?: Topic;
  /** Answers bytes, not JSON. */
  readonly bytes?: true;
  /**
   * How pages send the body; JSON when absent. Section 7 requires a form or parts for some calls (S7-04,
   * S7-14, S7-39).
   */
  readonly sentAs?: 'form' | 'parts';
  /**
   * The act may be delayed without harm: without a connection the page stores it and sends it later. Of
   * several acts with the same value of the field `about` only the last one is sent; null: of all acts of
   * this endpoint. Money, signatures and bookings are never delayed, because their terms may have changed
   * meanwhile.
   */
  readonly sentLater?: { readonly about: string | null };
}

export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> = Declared<Params, Query, Body, Answer> & OwnerTraits;

/** The owner rule as a type: the handler's view of the caller follows from it. */
interface Owned<Kind extends OwnerRule['kind']> {
  readonly owner: { readonly kind: Kind };
}

/** Declares an endpoint; keeps the exact types that the server's handler and the client's call need. */
export function endpoint<
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Answer extends Schema = Schema,
  Kind extends OwnerRule['kind'] = OwnerRule['kind'],
>(
  declared: Endpoint<Params, Query, Body, Answer> & Owned<Kind>,
): Endpoint<Params, Query, Body, Answer> & Owned<Kind> {
  return declared;
}

/** Common traits of endpoints of one area of the desk: the page, the area and the allowed roles. */
export const atDesk = <Area extends DeskArea, Roles extends readonly StaffRole[]>(area: Area, roles: Roles) =>
  ({ door: 'office', area, owner: { kind: 'staff', roles } }) as const;

// biome-ignore lint/suspicious/noExplicitAny: endpoints of every type; each is exact.
export type AnyEndpoint = Endpoint<any, any, any, any>;
export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.output<B> : never;
export type BodyInputOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
export type QueryInputOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
export type AnswerOf<E> = E extends Endpoint<Schema, Schema, Schema, infer A> ? z.output<A> : never;
