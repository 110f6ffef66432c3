import type {
  AnyEndpoint,
  BodyInputOf,
  Endpoint,
  ParamsOf,
  QueryInputOf,
} from '@novosel/contract/wire/endpoint.ts';

/** A part that the endpoint does not declare is not asked for; one that may be absent is optional. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: never }
  : undefined extends Value
    ? { readonly [K in Name]?: Value }
    : Record<never, never> extends Value
      ? { readonly [K in Name]?: Value }
      : { readonly [K in Name]: Value };

/** What a call of this endpoint needs, as its schemas take it in. */
export type InputOf<E extends AnyEndpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>>;

/** The last arguments of a call: the input may be left out when nothing in it is required. */
export type InputArgs<E extends AnyEndpoint, More> =
  Record<never, never> extends InputOf<E> ? [input?: InputOf<E> & More] : [input: InputOf<E> & More];

export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** What a page knows of an endpoint at run time; `addresses-plugin.ts` leaves the rest on the server. */
const pageTraits = ['name', 'method', 'path', 'sentAs', 'sentLater', 'staleBy'] as const;
export type Address = Pick<Endpoint, (typeof pageTraits)[number]>;

/** An endpoint without what only the server knows of it. */
export const addressOnly = (endpoint: Address): Address =>
  Object.fromEntries(pageTraits.map((trait) => [trait, endpoint[trait]])) as unknown as Address;
