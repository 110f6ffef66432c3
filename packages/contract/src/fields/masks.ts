import { groupThousands, type Kopecks, maxRubles } from '../texts/money.ts';
import { birthCertificateOf, shapeBirthCertificate } from './birth-certificate.ts';
import { groups } from './digit-groups.ts';
import { type NumberFault, organisationInnFault, personInnFault, snilsFault } from './personal-numbers.ts';
import { readPhone, reshapePhone, shapePhone } from './phone.ts';

/**
 * How a field formats typed text. `shape` is idempotent; `read` parses a complete text and returns undefined
 * for an incomplete or invalid one; `show` is the reverse of `read`.
 */
export interface Mask<Value> {
  shape: (typed: string) => string;
  /**
   * Used instead of `shape` where the inserted part matters: it lies between `from`, if known, and the caret.
   */
  reshape?: (before: string, typed: string, caret: number, from?: number) => string;
  read: (shown: string) => Value | undefined;
  show: (value: Value) => string;
}

const digitsOf = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

/** Russian phone, value +79000000001, shown as «+7 900 000-00-01»; `phone.ts` has the rule. */
export const phoneMask: Mask<string> = {
  shape: shapePhone,
  reshape: reshapePhone,
  read: readPhone,
  show: shapePhone,
};

const grouped = (sizes: readonly number[], separators: readonly string[]): Mask<string> => {
  const length = sizes.reduce((sum, size) => sum + size, 0);
  const shape = (typed: string) => groups(digitsOf(typed, length), sizes, separators);
  return {
    shape,
    read: (shown) => (digitsOf(shown, length).length === length ? shape(shown) : undefined),
    show: shape,
  };
};

/** Passport «4019 003181»: parsed only with exactly 4 and 6 digits (S5-43). */
export const passportMask: Mask<string> = grouped([4, 6], [' ']);

/**
 * Series and number of a passport as one string; empty unless they have exactly 4 and 6 digits (S3-37, S5-43,
 * S5-44).
 */
export const passportSerialNumber = (serial: string, number: string): string =>
  /^\d{4}$/.test(serial) && /^\d{6}$/.test(number) ? `${serial} ${number}` : '';

/** Code of the issuing office, 000-000. */
export const issuerCodeMask: Mask<string> = grouped([3, 3], ['-']);

/** A number with control digits is parsed only when they are correct. */
const keyed = (mask: Mask<string>, faultOf: (text: string) => NumberFault | undefined): Mask<string> => ({
  ...mask,
  read: (shown) => {
    const value = mask.read(shown);
    return value === undefined || faultOf(value) ? undefined : value;
  },
});

/** SNILS «112-233-445 95». */
export const snilsMask: Mask<string> = keyed(grouped([3, 3, 3, 2], ['-', '-', ' ']), snilsFault);

/** INN of a person: twelve digits. */
export const personInnMask: Mask<string> = keyed(grouped([12], []), personInnFault);

/** INN of an organisation: ten digits. */
export const organisationInnMask: Mask<string> = keyed(grouped([10], []), organisationInnFault);

/** BIC of a bank: nine digits. */
export const bikMask: Mask<string> = grouped([9], []);

/**
 * A bank account by parts: kind, currency, control key, branch, own number; 20 digits in groups are easier to
 * compare.
 */
export const accountMask: Mask<string> = grouped([5, 3, 1, 4, 7], [' ', ' ', ' ', ' ']);

const dateShape = (typed: string) => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed.trim());
  return iso ? `${iso[3]}.${iso[2]}.${iso[1]}` : groups(digitsOf(typed, 8), [2, 2, 4], ['.', '.']);
};

/** ДД.ММ.ГГГГ in the field, YYYY-MM-DD as the value (S9-21); a date that does not exist is not parsed. */
export const dateMask: Mask<string> = {
  shape: dateShape,
  read: (shown) => {
    const found = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(shown);
    if (!found) return undefined;
    const iso = `${found[3]}-${found[2]}-${found[1]}`;
    const date = new Date(`${iso}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
  },
  show: dateShape,
};

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');
const wholePart = (text: string) => groupThousands(withoutZeros(digitsOf(text, String(maxRubles).length)));

/** Whole rubles without a sign, at most 999 999 999 999 (S3-91..93); the value is in kopecks. */
export const moneyMask: Mask<Kopecks> = {
  // A pasted «12 480 000,50» loses its kopecks instead of becoming a hundred times larger, and «12,480,000»
  // of a spreadsheet stays whole.
  shape: (typed) => wholePart(typed.replace(/[.,]\d{0,2}(?!\d).*$/s, '')),
  read: (shown) => (/\d/.test(shown) ? Number(shown.replace(/\D/g, '')) * 100 : undefined),
  show: (value) => wholePart(String(Math.round(Math.abs(value) / 100))),
};

/**
 * Thousands separated by commas or points, as in a spreadsheet: at least two groups, or one group and another
 * mark before the kopecks.
 */
const groupedByMarks = /^\s*\d{1,3}([.,])\d{3}(?:(?:\1\d{3})+(?:(?!\1)[.,]\d{0,2})?|(?!\1)[.,]\d{0,2})(?!\d)/;

const withKopecks = (typed: string) => {
  const mark = groupedByMarks.exec(typed)?.[1];
  const text = (mark ? typed.replaceAll(mark, '') : typed).replace('.', ',');
  const comma = text.indexOf(',');
  if (comma < 0) return wholePart(text);
  const whole = wholePart(text.slice(0, comma)) || '0';
  const part = digitsOf(text.slice(comma + 1), 2);
  // The limit is a round sum: no kopecks above it (S3-95).
  return whole.replace(/\D/g, '') === String(maxRubles)
    ? `${whole},${part.replace(/[1-9]/g, '0')}`
    : `${whole},${part}`;
};

/** Rubles with two decimals, the same limit (S3-94, S3-95); the value is in kopecks. */
export const moneyWithKopecksMask: Mask<Kopecks> = {
  shape: withKopecks,
  read: (shown) => {
    const found = /^([\d\s]+)(?:,(\d{0,2}))?$/.exec(shown);
    if (!found) return undefined;
    return Number((found[1] ?? '').replace(/\s/g, '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  },
  show: (value) => {
    const size = Math.abs(value);
    return withKopecks(`${Math.floor(size / 100)},${String(size % 100).padStart(2, '0')}`);
  },
};

/** A share; both numbers are positive (S3-96). */
export interface Fraction {
  numerator: number;
  denominator: number;
}

const positive = (text: string) => digitsOf(text, 4).replace(/^0+/, '');

/** A share as «1/2». */
export const fractionMask: Mask<Fraction> = {
  shape: (typed) => {
    const [numerator = '', ...rest] = typed.split('/');
    const over = positive(numerator);
    return rest.length > 0 && over ? `${over}/${positive(rest.join(''))}` : over;
  },
  read: (shown) => {
    const found = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(shown);
    return found ? { numerator: Number(found[1]), denominator: Number(found[2]) } : undefined;
  },
  show: ({ numerator, denominator }) => `${numerator}/${denominator}`,
};

/**
 * Birth certificate «IV-МЮ 123456»: Roman numerals of 1–4 characters, dash, two Cyrillic letters, six digits
 * (S3-97); `birth-certificate.ts` has the rule.
 */
export const birthCertificateMask: Mask<string> = {
  shape: shapeBirthCertificate,
  read: birthCertificateOf,
  show: shapeBirthCertificate,
};
