/** Whole kopecks of a sum such as «30000.00»; null for another format or a sum of zero or less. */
export function toKopecks(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,12}\.\d{2}$/.test(value)) return null;
  const kopecks = Number(value.replace('.', ''));
  return kopecks > 0 ? kopecks : null;
}

/** The wire form of whole kopecks: 3000013 → «30000.13». */
export function toValue(kopecks: number): string {
  const digits = String(kopecks).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** For people: «30 000,13 ₽» with no-break spaces. */
export function toWords(value: string): string {
  const [rubles = '0', kopecks = '00'] = value.split('.');
  const grouped = rubles.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${grouped}${kopecks === '00' ? '' : `,${kopecks}`}\u00a0₽`;
}
