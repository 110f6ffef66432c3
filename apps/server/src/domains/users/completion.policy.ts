import type { Limit } from '../../platform/limits.ts';

/** Ruling S4.3: codes in a day, whatever they are bound to. */
export const codesPerDay = 5;

/** A surname that is not the one on file is a guess as well as a slip (promise C6). */
export function surnameLimit(userId: number): Limit {
  return { key: `completion:surname:${userId}`, max: 10, seconds: 86_400 };
}

/** People write «ё» or «е», small or large, with or without spaces. */
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
