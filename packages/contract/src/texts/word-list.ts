/** The words of a code in both languages. */
export interface Words {
  readonly ru: string;
  readonly en: string;
}

/** A reference list (S3, «Reference lists»): code → words, in the order of display. */
export type WordList = Readonly<Record<string, Words>>;

/** A code of a list, as calls and select fields use it. */
export type CodeOf<List extends WordList> = `${keyof List & (string | number)}`;

/** The options of a select field, in the order of the list. */
export const choicesOf = <List extends WordList>(list: List, locale: 'ru' | 'en') =>
  Object.entries<Words>(list).map(([code, words]) => ({
    value: code as CodeOf<List>,
    label: words[locale],
  }));

/** The words of a code from outside; the code itself when the list lacks it. */
export const wordOf = (list: WordList, code: string, locale: 'ru' | 'en'): string =>
  Object.hasOwn(list, code) ? (list[code]?.[locale] ?? code) : code;
