const kopecksInRuble = 100;
const hundredthsOfPercent = 10_000;

/**
 * A change of the prices in a scope: by hundredths of a percent, or by a sum in kopecks; a negative value
 * lowers them.
 */
export interface PriceShift {
  readonly by: 'percent' | 'sum';
  readonly value: number;
}

/** The changed price in kopecks, rounded to whole rubles; a result of zero or less is invalid. */
export function shiftPrice(kopecks: number, { by, value }: PriceShift): number {
  const exact = by === 'sum' ? kopecks + value : kopecks + (kopecks * value) / hundredthsOfPercent;
  return Math.round(exact / kopecksInRuble) * kopecksInRuble;
}
