import { endOfOfficeTerm } from '../time/end-of-term.ts';

export const requestTurns = ['buyer', 'staff', 'partner', 'nobody'] as const;
export type RequestTurn = (typeof requestTurns)[number];

/** A choice needs at least two options. */
export const fewestOptions = 2;

/** A move of a request: where it is allowed, where it leads, and what it requires. */
export interface RequestMove<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
  readonly needs?: 'text' | 'files' | 'options' | 'choice';
  /** The offered options are no longer available. */
  readonly clears?: 'options';
}

/** Whose turn it is in a state, and the working days until the promised next step. */
interface TurnAt {
  readonly turn: RequestTurn;
  /** Absent without a promise: for a buyer's turn, and in final states. */
  readonly days?: number;
}

/** The flow of one family of requests: the server decides by it, pages show by it. */
export interface RequestFlow<State extends string, Act extends string> {
  readonly moves: Readonly<Record<Act, RequestMove<State>>>;
  readonly turns: Readonly<Record<State, TurnAt>>;
}

/** The state after an act; undefined when the act is not allowed now. */
export function afterAct<State extends string, Act extends string>(
  { moves }: RequestFlow<State, Act>,
  state: State,
  act: Act,
): State | undefined {
  const { from, to } = moves[act];
  return from.includes(state) ? to : undefined;
}

/** The promised moment of the next step, 18:00 of a working day; null without a promise. */
export function promisedAt<State extends string>(
  { turns }: Pick<RequestFlow<State, never>, 'turns'>,
  state: State,
  since: Date,
): Date | null {
  const { days } = turns[state];
  return days === undefined ? null : endOfOfficeTerm(since, days);
}
