import { plainLetters } from '@novosel/contract/fields/names.ts';
import { readPhone } from '@novosel/contract/fields/phone.ts';

/** A `tsquery` of name prefixes in any order; null when there is none. */
export function nameQuery(text: string): string | null {
  const words = plainLetters(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null;
}

const phoneAlone = /^[+\d\s().\u2010-\u2015-]*\d[+\d\s().\u2010-\u2015-]*$/;
const phoneWithin = /[+\d](?:[\s().\u2010-\u2015-]*\d){9,}/;

/** Digits of a phone, or of a part of one that stands alone, or of a whole one within text («тел. +7…»). */
export function phoneDigits(text: string): string | undefined {
  const phone = phoneAlone.test(text) ? text : phoneWithin.exec(text)?.[0];
  return phone && (readPhone(phone)?.slice(1) ?? phone.replace(/\D/g, ''));
}
