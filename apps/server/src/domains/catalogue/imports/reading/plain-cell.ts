import { shownNumber } from '../../../../platform/xlsx/shown-number.ts';

/** More decimals than people write: rounding errors of binary fractions. */
const noisy = /^-?\d+[.,]\d{9,}$/;

/** A normalised number: without thousands separators and rounding errors, with a plain minus. */
export function plainNumber(cell: string): string {
  const plain = cell
    .replace(/(?<=\d)[\s\u2060]+(?=\d{3}(?!\d))/g, '')
    .replace(/^[\u2010-\u2015\u2212]\s*/, '-');
  return noisy.test(plain) ? shownNumber(plain.replace(',', '.')) : plain;
}

const months =
  'янв|фев|мар|апр|май|мая|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const dates = [
  // 12.мар, 12 марта 2026, 12-Mar
  new RegExp(`^\\d{1,2}[-./\\s]+(?:${months})[a-zа-я]*\\.?(?:[-./\\s]+\\d{2,4})?$`, 'i'),
  // мар.26, март 2026
  new RegExp(`^(?:${months})[a-zа-я]*[-./\\s]+\\d{2,4}$`, 'i'),
  // 12.03.2026, 03/12/26, 12.03.26, 2026-03-12, with or without an hour; «1-2-15» is a section, a floor and a
  // flat
  /^\d{1,2}([-./])\d{1,2}\1\d{4}(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/,
  /^(?:\d{1,2}\/\d{1,2}\/|\d{2}\.\d{2}\.)\d{2}(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/,
  /^\d{4}-\d{2}-\d{2}(?:[T\s].*)?$/,
];

/** Whether a spreadsheet program has turned a text into a date. */
export function looksLikeDate(cell: string): boolean {
  return dates.some((date) => date.test(cell));
}
