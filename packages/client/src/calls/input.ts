import type {
  AnyEndpoint,
  BodyInputOf,
  Endpoint,
  ParamsOf,
  QueryInputOf,
} from '@novosel/contract/wire/endpoint.ts';

/** A part that the endpoint does not declare is no property; a part that may be absent is optional. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: never }
  : undefined extends Value
    ? { readonly [K in Name]?: Value }
    : Record<never, never> extends Value
      ? { readonly [K in Name]?: Value }
      : { readonly [K in Name]: Value };

/** The input of a call: the params, query and body that the endpoint's schemas accept. */
export type InputOf<E extends AnyEndpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>>;

/** The last arguments of a call; the input is optional when the endpoint requires nothing. */
export type InputArgs<E extends AnyEndpoint, More> =
  Record<never, never> extends InputOf<E> ? [input?: InputOf<E> & More] : [input: InputOf<E> & More];

export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** The traits of an endpoint that a page knows at run time; `addresses-plugin.ts` drops all others. */
const pageTraits = ['name', 'method', 'path', 'sentAs', 'sentLater', 'staleBy'] as const;
export type Address = Pick<Endpoint, (typeof pageTraits)[number]>;

/** An endpoint without the traits that only the server knows. */
export const addressOnly = (endpoint: Address): Address =>
  Object.fromEntries(pageTraits.map((trait) => [trait, endpoint[trait]])) as unknown as Address;
