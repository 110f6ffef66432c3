import { likeOf } from './names.ts';

/** In upper case, with one kind of dash; a character such as Ⅳ becomes the Latin letters IV. */
const plain = (typed: string): string =>
  typed
    .replace(/[\u2160-\u217f]/g, (numeral) => numeral.normalize('NFKC'))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();

const mapped = (text: string, of: 'latin' | 'cyrillic'): string =>
  [...text].map((letter) => likeOf(letter, of) ?? letter).join('');

/**
 * A Russian keyboard has no Roman numerals, but look-alike letters. С and М more often begin the series, so
 * they count as numerals only before a dash.
 */
const head = /([IVXLCDMХІСМ]+)(?=\s*-)|[IVXLCDMХІ]+/;
const properNumber = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})/;

/** Most characters of the numerals (S3-97). */
const most = 4;

/** Numerals typed without a dash may run into a series that begins with a Latin X, C or M: «IVMЮ». */
const split = (letters: string): { numerals: string; series: string } => {
  const proper = properNumber.exec(letters)?.[0] ?? '';
  const after = letters.slice(proper.length);
  if (proper && /^[XCM]+$/.test(after)) return { numerals: proper, series: after };
  return letters.length > most ? split(letters.slice(0, most)) : { numerals: letters, series: '' };
};

/** Formats a birth certificate while it is typed; `birthCertificateMask` describes the format. */
export const shapeBirthCertificate = (typed: string): string => {
  const text = plain(typed);
  const found = head.exec(text);
  if (!found) return '';
  const letters = mapped(found[0], 'cyrillic');
  const { numerals, series } = found[1] ? { numerals: letters, series: '' } : split(letters);
  const rest = series + text.slice(found.index + found[0].length);
  const two = mapped(rest, 'latin')
    .replace(/[^А-ЯЁ]/g, '')
    .slice(0, 2);
  const digits = rest.replace(/\D/g, '').slice(0, 6);
  const dash = found[1] || two ? '-' : '';
  return `${numerals.slice(0, most)}${dash}${two}${two.length === 2 && digits ? ` ${digits}` : ''}`;
};

/**
 * The canonical form of a birth certificate: numerals in Latin letters, series in Cyrillic ones, however they
 * were typed. Undefined for invalid text.
 */
export const birthCertificateOf = (shown: string): string | undefined => {
  const [, numerals = '', rest = ''] = /^([^-]+)-(.+)$/.exec(plain(shown)) ?? [];
  const form = `${mapped(numerals, 'cyrillic')}-${mapped(rest, 'latin')}`;
  return /^[IVXLCDM]{1,4}-[А-ЯЁ]{2} \d{6}$/.test(form) ? form : undefined;
};
