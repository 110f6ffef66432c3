import { endOfOfficeTerm } from '../time/end-of-term.ts';

export const requestTurns = ['buyer', 'staff', 'partner', 'nobody'] as const;
export type RequestTurn = (typeof requestTurns)[number];

/** A choice needs two, whatever is offered. */
export const fewestOptions = 2;

/** A move of a request: where it may be made, where it leads, and what has to come with it. */
export interface RequestMove<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
  readonly needs?: 'text' | 'files' | 'options' | 'choice';
  /** What was offered to choose from is no longer to be had. */
  readonly clears?: 'options';
}

/** Who has the turn in a state, and within how many working days he promises the next step. */
interface TurnAt {
  readonly turn: RequestTurn;
  /** Absent where nobody is hurried: a buyer, and what is over. */
  readonly days?: number;
}

/** The way of one family of requests. The server decides by it, pages show by it. */
export interface RequestFlow<State extends string, Act extends string> {
  readonly moves: Readonly<Record<Act, RequestMove<State>>>;
  readonly turns: Readonly<Record<State, TurnAt>>;
}

/** The state after an act; undefined when it may not be done now. */
export function afterAct<State extends string, Act extends string>(
  { moves }: RequestFlow<State, Act>,
  state: State,
  act: Act,
): State | undefined {
  const { from, to } = moves[act];
  return from.includes(state) ? to : undefined;
}

/** Until when the next step is promised, to 18:00 of a working day; null when nobody is hurried. */
export function promisedAt<State extends string>(
  { turns }: Pick<RequestFlow<State, never>, 'turns'>,
  state: State,
  since: Date,
): Date | null {
  const { days } = turns[state];
  return days === undefined ? null : endOfOfficeTerm(since, days);
}
