/**
 * Whole kopecks of a sum in the acquirer's format, «30000.00»; undefined for another format. Never uses a
 * float.
 */
export function kopecksOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const [, rubles, part] = /^(\d{1,12})\.(\d{2})$/.exec(value) ?? [];
  return rubles === undefined || part === undefined ? undefined : Number(rubles + part);
}

/** Kopecks in the acquirer's format: 3000013 → «30000.13». @throws RangeError for an invalid sum */
export function wireAmount(kopecks: number): string {
  if (!Number.isSafeInteger(kopecks) || kopecks <= 0)
    throw new RangeError(`${kopecks} is not a sum to be paid`);
  const digits = String(kopecks).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The amount object of the API. @throws RangeError for an invalid sum */
export function amountOf(kopecks: number): { readonly value: string; readonly currency: 'RUB' } {
  return { value: wireAmount(kopecks), currency: 'RUB' };
}
