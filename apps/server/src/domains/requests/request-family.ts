import type { RequestDeskEndpoints, RequestEndpoints } from '@novosel/contract/requests/any-endpoints.ts';
import type { RequestFlow } from '@novosel/contract/requests/flow.ts';

/** What identifies rows of a family: its kinds, and the states of its flow. */
export interface FamilyKinds<Kind extends string, State extends string> {
  readonly kinds: readonly Kind[];
  readonly flow: { readonly turns: Readonly<Record<State, unknown>> };
}

/** Kinds of requests with the same flow and the same inbox of the desk; made by their domain. */
export interface RequestFamily<
  Kind extends string = string,
  State extends string = string,
  Act extends string = string,
  Details extends object = object,
> {
  readonly kinds: readonly Kind[];
  /** Its calls, and the field of their answers with the kind. */
  readonly endpoints: { readonly buyer: RequestEndpoints; readonly desk: RequestDeskEndpoints };
  readonly kindField: string;
  readonly flow: RequestFlow<State, Act>;
  /** The first state that the desk sees; an earlier one is only the buyer's. */
  readonly sentIn: State;
  /** Automatic acts that the buyer sees as acts of the desk. */
  readonly byItself: readonly Act[];
  /** The act that withdraws an open request; also used when the account is deleted. */
  readonly takenBackBy: Act;
  /** Parses the stored order, which was validated when it was stored. */
  readonly readDetails: (kept: object) => Details;
}
