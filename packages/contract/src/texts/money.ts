/** A sum in whole kopecks; safe as a number, since the largest sum is far below 2^53. */
export type Kopecks = number;

/** The largest sum a person may enter, in rubles (S9-13). */
export const maxRubles = 999_999_999_999;

const noBreakSpace = '\u00a0';
const minus = '\u2212';

/** Kopecks of a sum in rubles with at most two decimals. */
export const fromRubles = (rubles: number): Kopecks => Math.round(rubles * 100);

/** Digits in groups of three, with no-break spaces: 12 480 000. */
export const groupThousands = (whole: number | bigint | string): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, noBreakSpace);

interface MoneyFormat {
  /** Text after the sum; the default is «руб.» (S9-33), an empty string omits it. */
  suffix?: string;
  /** Show kopecks: a receipt shows them, a page does not (S9-32). */
  kopecks?: boolean;
}

/**
 * «12 480 000 руб.»: grouped thousands, rounded to rubles, never broken across lines, minus as «−»
 * (S9-31..33).
 */
export const formatMoney = (sum: Kopecks, { suffix = 'руб.', kopecks = false }: MoneyFormat = {}): string => {
  const size = Math.abs(sum);
  const whole = kopecks ? Math.floor(size / 100) : Math.round(size / 100);
  const part = kopecks ? `,${String(size % 100).padStart(2, '0')}` : '';
  const sign = sum < 0 && (whole > 0 || part > ',00') ? minus : '';
  return `${sign}${groupThousands(whole)}${part}${suffix && noBreakSpace + suffix}`;
};

/**
 * Parses a sum as a person or a file writes it («12 480 000,50 руб.», «-3.5») into kopecks. Undefined unless
 * it has at most two decimals and is within the limit.
 */
export const parseMoney = (text: string): Kopecks | undefined => {
  const plain = text
    .replace(/руб\.?|₽/iu, '')
    .replace(/\s/g, '')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(',', '.');
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(plain)) return undefined;
  const [whole = '', part = ''] = plain.replace('-', '').split('.');
  const size = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (size > maxRubles * 100) return undefined;
  return plain.startsWith('-') && size > 0 ? -size : size;
};
