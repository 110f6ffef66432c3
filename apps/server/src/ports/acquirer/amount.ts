/**
 * Whole kopecks of a sum on the acquirer's wire, «30000.00»; undefined when it is not written so. No float
 * touches it.
 */
export function kopecksOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const [, rubles, part] = /^(\d{1,12})\.(\d{2})$/.exec(value) ?? [];
  return rubles === undefined || part === undefined ? undefined : Number(rubles + part);
}

/** The wire form of whole kopecks: 3000013 → «30000.13». @throws RangeError for what is no sum */
export function wireAmount(kopecks: number): string {
  if (!Number.isSafeInteger(kopecks) || kopecks <= 0)
    throw new RangeError(`${kopecks} is not a sum to be paid`);
  const digits = String(kopecks).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The amount object of the wire. @throws RangeError for what is no sum */
export function amountOf(kopecks: number): { readonly value: string; readonly currency: 'RUB' } {
  return { value: wireAmount(kopecks), currency: 'RUB' };
}
