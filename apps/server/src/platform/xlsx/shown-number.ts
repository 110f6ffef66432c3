/** Digits that table programs keep and show; behind them a file has the noise of binary fractions. */
const digits = 15;

/**
 * A number as a table program shows it: 21.200000000000003 is 21.2. What is no number comes back as it is.
 */
export function shownNumber(written: string): string {
  const number = Number(written);
  if (written.trim() === '' || !Number.isFinite(number)) return written;
  return String(Number(number.toPrecision(digits)));
}
