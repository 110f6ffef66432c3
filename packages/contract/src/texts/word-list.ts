/** What a code is called in both languages. */
export interface Words {
  readonly ru: string;
  readonly en: string;
}

/** A reference list (S3, «Reference lists»): code → words, in the order in which a person reads them. */
export type WordList = Readonly<Record<string, Words>>;

/** A code of a list as it goes over the wire and into a field of choice. */
export type CodeOf<List extends WordList> = `${keyof List & (string | number)}`;

/** A list as a field of choice takes it, in its own order. */
export const choicesOf = <List extends WordList>(list: List, locale: 'ru' | 'en') =>
  Object.entries<Words>(list).map(([code, words]) => ({
    value: code as CodeOf<List>,
    label: words[locale],
  }));

/** The words of a code that came as plain text; the code itself when the list does not know it. */
export const wordOf = (list: WordList, code: string, locale: 'ru' | 'en'): string =>
  Object.hasOwn(list, code) ? (list[code]?.[locale] ?? code) : code;
