import { type WordList, type Words, wordOf } from '../texts/word-list.ts';
import { formatDay } from '../time/time.ts';

/** A line of the order: its name, and the words for its value; without `of` the value is shown as it is. */
export type FactWords = Words & { readonly of?: WordList | 'day' };

interface Said {
  readonly locale: 'ru' | 'en';
  readonly now: string;
}

/** The order in words: those of `facts` that it has, in their order. */
export function factsOf(facts: Readonly<Record<string, FactWords>>, details: object, said: Said) {
  const values = new Map<string, unknown>(Object.entries(details));
  return Object.entries(facts).flatMap(([key, { of, ...words }]) => {
    const given = [values.get(key) ?? []].flat();
    const value = given.map((each) => wordsOf(String(each), of, said)).join(', ');
    return value === '' ? [] : [{ key, label: words[said.locale], value }];
  });
}

function wordsOf(value: string, of: FactWords['of'], { locale, now }: Said): string {
  if (of === 'day') return formatDay(value, { locale, now });
  return of ? wordOf(of, value, locale) : value;
}
