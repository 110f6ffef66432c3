import type { RequestDeskEndpoints, RequestEndpoints } from '@novosel/contract/requests/any-endpoints.ts';
import type { RequestFlow } from '@novosel/contract/requests/flow.ts';

/** What tells rows of a family from others: their kinds, and the states of its flow. */
export interface FamilyKinds<Kind extends string, State extends string> {
  readonly kinds: readonly Kind[];
  readonly flow: { readonly turns: Readonly<Record<State, unknown>> };
}

/** Kinds of requests that go one way and stand in one inbox of the desk; their domain makes it. */
export interface RequestFamily<
  Kind extends string = string,
  State extends string = string,
  Act extends string = string,
  Details extends object = object,
> {
  readonly kinds: readonly Kind[];
  /** Its calls, and the field of their answers that names the kind. */
  readonly endpoints: { readonly buyer: RequestEndpoints; readonly desk: RequestDeskEndpoints };
  readonly kindField: string;
  readonly flow: RequestFlow<State, Act>;
  /** The first state that the desk sees; one before it is the buyer's alone. */
  readonly sentIn: State;
  /** Acts that the desk has done without a member of staff: told to the buyer as its own. */
  readonly byItself: readonly Act[];
  /** The act by which a person takes back what is open; it is done for him when his account goes. */
  readonly takenBackBy: Act;
  /** What was ordered, as it was checked when it was kept. */
  readonly readDetails: (kept: object) => Details;
}
