import type { Limit } from '../../platform/limits.ts';

/** Ruling S4.3: codes per day, whatever they are bound to. */
export const codesPerDay = 5;

/** A wrong surname may be a guess as well as a mistake, so attempts are limited (promise C6). */
export function surnameLimit(userId: number): Limit {
  return { key: `completion:surname:${userId}`, max: 10, seconds: 86_400 };
}

/** Compares surnames ignoring «ё» and «е», case and spaces. */
export function sameSurname(typed: string, known: string): boolean {
  return plain(typed) === plain(known);
}

const plain = (surname: string): string =>
  surname
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u2010-\u2015-]+/g, '-')
    .replace(/^-|-$/g, '');
