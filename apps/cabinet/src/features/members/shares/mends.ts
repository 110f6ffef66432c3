import type { Fraction } from '@novosel/contract/fields/masks.ts';
import {
  type SharesProblem,
  sharesProblem,
  shareWith,
  shareWithout,
} from '@novosel/contract/members/shares/shares.ts';
import { type ShareRow, wholeShare } from './shares-typed.ts';

/** What the shares that are typed lack of 1, or have over it. */
export function typedProblem(rows: readonly ShareRow[]): SharesProblem | undefined {
  const shares = rows.flatMap((row) => wholeShare(row) ?? []);
  return shares.length > 0 ? sharesProblem(shares) : undefined;
}

export interface Mend {
  readonly way: 'give' | 'take';
  readonly row: ShareRow;
  readonly share: Fraction;
}

const waysAtMost = 2;

/** Ways to make up 1: what is missing goes to one of the owners, what is over is taken from one. */
export function mendsOf(rows: readonly ShareRow[]): readonly Mend[] {
  const problem = typedProblem(rows);
  const much = problem?.share;
  const empty = rows.filter((row) => !wholeShare(row));
  if (!problem || !much || empty.length > 1) return [];
  const way = problem.kind === 'lacks' ? 'give' : 'take';
  const among = empty.length === 1 && way === 'give' ? empty : rows;
  return among
    .flatMap((row) => {
      const share = mended(way, wholeShare(row), much);
      return share ? [{ way, row, share } as const] : [];
    })
    .slice(0, waysAtMost);
}

function mended(way: Mend['way'], held: Fraction | undefined, much: Fraction): Fraction | undefined {
  if (!held) return way === 'give' ? much : undefined;
  return way === 'give' ? shareWith(held, much) : shareWithout(held, much);
}
