const kopecksInRuble = 100;
const hundredthsOfPercent = 10_000;

/**
 * How prices of a scope change: by hundredths of a percent, or by a sum in kopecks; less than zero is
 * cheaper.
 */
export interface PriceShift {
  readonly by: 'percent' | 'sum';
  readonly value: number;
}

/** The price after a change, in kopecks, to whole rubles as prices are told; zero or less is no price. */
export function shiftPrice(kopecks: number, { by, value }: PriceShift): number {
  const exact = by === 'sum' ? kopecks + value : kopecks + (kopecks * value) / hundredthsOfPercent;
  return Math.round(exact / kopecksInRuble) * kopecksInRuble;
}
