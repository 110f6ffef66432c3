import type { ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { growthOf, priceColumns } from './lines/cell-words.ts';

/** What an import changes, in numbers that a person can compare with his intention. */
export interface Impact {
  /** The number of estates with a changed price. */
  readonly repriced: number;
  readonly prices: number;
  readonly statuses: number;
  /** The largest relative change of a price: it reveals a mistyped zero. */
  readonly farthest:
    | (Pick<ImportLine, 'number' | 'building' | 'newHouse'> & { readonly growth: number })
    | undefined;
}

/** In percent: a larger change of a price is probably a typing error. */
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
