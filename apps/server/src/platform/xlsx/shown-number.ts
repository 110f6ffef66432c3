/** Digits that spreadsheet programs keep and show; further ones in a file are rounding errors. */
const digits = 15;

/**
 * A number as a spreadsheet program shows it: 21.200000000000003 is 21.2. Other text is returned unchanged.
 */
export function shownNumber(written: string): string {
  const number = Number(written);
  if (written.trim() === '' || !Number.isFinite(number)) return written;
  return String(Number(number.toPrecision(digits)));
}
