import { median } from './numbers.ts';

/** One line of the table. */
export interface Result {
  readonly what: string;
  /** As measured, with its unit. */
  readonly figure: string;
  /** From the design; absent where it names none. */
  readonly goal?: string;
  readonly holds?: boolean;
  /** The two numbers behind a ratio, or what has to be known to read it. */
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

/** Medians of times in ms beside each other. */
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

/** A promise of milliseconds: a line with no floor beside it. */
export function within(goal: number, { what, ms, note }: Omit<Ratio, 'ratio'> & { ms: number }): Result {
  return {
    what,
    figure: `${ms.toFixed(0)} ms`,
    goal: `< ${goal} ms`,
    holds: ms < goal,
    ...(note ? { note } : {}),
  };
}
