import type { listPlannedPrices } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';

export type PlannedPrice = AnswerOf<typeof listPlannedPrices>['data'][number];

/** Prices of one import, which begin to hold at the same moment. */
export interface PlannedGroup {
  readonly batch: string;
  readonly validFrom: string;
  /** Only the first of them. */
  readonly prices: readonly PlannedPrice[];
  /** The number of all of them. */
  readonly of: number;
}

/** Groups planned prices by their import; keeps the order of the answer, the nearest first. */
export function groupPlanned(prices: readonly PlannedPrice[]): PlannedGroup[] {
  const groups = new Map<string, PlannedPrice[]>();
  for (const price of prices) {
    const group = groups.get(price.batch) ?? [];
    groups.set(price.batch, [...group, price]);
  }
  return [...groups].map(([batch, all]) => ({
    batch,
    validFrom: all[0]?.validFrom ?? '',
    of: all[0]?.of ?? 0,
    prices: all,
  }));
}

/** Whether a price may be planned for a day: tomorrow in Moscow or later. Days as YYYY-MM-DD. */
export const isAhead = (day: string, today: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && day > today;
