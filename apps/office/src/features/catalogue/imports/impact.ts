import type { ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { growthOf, priceColumns } from './lines/cell-words.ts';

/** What an import does, in numbers that a person can hold to what he meant. */
export interface Impact {
  /** Estates some price of which changes. */
  readonly repriced: number;
  readonly prices: number;
  readonly statuses: number;
  /** The change of price that is farthest from nothing: a mistyped nought shows in it. */
  readonly farthest:
    | (Pick<ImportLine, 'number' | 'building' | 'newHouse'> & { readonly growth: number })
    | undefined;
}

/** Above this many percent a change of price is rather a slip of the pen. */
export const strikingPercent = 15;

export function impactOf(lines: readonly ImportLine[]): Impact {
  const moves = lines
    .filter(({ what }) => what === 'change')
    .flatMap(({ number, building, newHouse, line, changes }) =>
      changes.map((change) => ({ ...change, number, building, newHouse, line })),
    );
  const prices = moves.filter(({ column }) => priceColumns.includes(column));
  const grown = prices.flatMap(({ number, building, newHouse, ...change }) => {
    const growth = growthOf(change);
    return growth === undefined ? [] : [{ number, building, newHouse, growth }];
  });
  return {
    repriced: new Set(prices.map(({ line }) => line)).size,
    prices: prices.length,
    statuses: moves.filter(({ column }) => column === 'status').length,
    farthest: grown.toSorted((one, other) => Math.abs(other.growth) - Math.abs(one.growth))[0],
  };
}
