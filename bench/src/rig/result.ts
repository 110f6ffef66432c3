import { median } from './numbers.ts';

/** One line of the table. */
export interface Result {
  readonly what: string;
  /** The measured value with its unit. */
  readonly figure: string;
  /** The goal of the design; absent where it names none. */
  readonly goal?: string;
  readonly holds?: boolean;
  /** The two numbers behind a ratio, or what one must know to read it. */
  readonly note?: string;
}

interface Ratio {
  readonly what: string;
  readonly ratio: number;
  readonly note?: string;
}

export function atLeast(goal: number, { what, ratio, note }: Ratio): Result {
  return line(what, ratio, `≥ ${goal.toFixed(2)}`, ratio >= goal, note);
}

export function atMost(goal: number, { what, ratio, note }: Ratio): Result {
  return line(what, ratio, `≤ ${goal.toFixed(2)} ×`, ratio <= goal, note);
}

/** Compares medians of times in ms. */
export function msAtMost(
  goal: number,
  what: string,
  ours: readonly number[],
  bare: readonly number[],
): Result {
  const [one, other] = [median(ours), median(bare)];
  return atMost(goal, { what, ratio: one / other, note: `${one.toFixed(1)} against ${other.toFixed(1)} ms` });
}

function line(what: string, ratio: number, goal: string, holds: boolean, note?: string): Result {
  return { what, figure: `${ratio.toFixed(2)} ×`, goal, holds, ...(note ? { note } : {}) };
}

/** A promise in milliseconds: a line without a floor to compare with. */
export function within(goal: number, { what, ms, note }: Omit<Ratio, 'ratio'> & { ms: number }): Result {
  return {
    what,
    figure: `${ms.toFixed(0)} ms`,
    goal: `< ${goal} ms`,
    holds: ms < goal,
    ...(note ? { note } : {}),
  };
}
