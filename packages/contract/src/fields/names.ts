import { letterOffPaper } from '../texts/paper-letters.ts';
import { cleanText } from './clean-text.ts';

/** A name in the spelling of a passport: one form of hyphen, apostrophe and space. */
export const cleanName = (text: string): string =>
  cleanText(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u201b\u02bc\u0060\u00b4]/g, "'")
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Letters as a search compares them: lower case, and «ё» as «е». Papers and signatures keep the original. */
export const plainLetters = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

export interface SignFault {
  readonly problem: 'nameSign' | 'paperLetter';
  readonly sign: string;
}

/**
 * The first character of a name that is not a letter, hyphen, apostrophe or space, or that the font of papers
 * lacks.
 */
export const nameFault = (name: string): SignFault | undefined => {
  const sign = /[^\p{L}' -]/u.exec(name)?.[0];
  if (sign) return { problem: 'nameSign', sign };
  return paperFault(name);
};

export const paperFault = (text: string): SignFault | undefined => {
  const sign = letterOffPaper(text);
  return sign ? { problem: 'paperLetter', sign } : undefined;
};

/** A possible mistake about which the form asks before sending: a passport may really have it so. */
export type NameQuestion =
  /** Letters of the other alphabet in a word; `mended` has the matching letters of its own alphabet. */
  | {
      readonly ask: 'two-alphabets';
      readonly word: string;
      readonly letters: string;
      readonly of: 'latin' | 'cyrillic';
      readonly mended: string | undefined;
    }
  | { readonly ask: 'no-patronymic' };

export type NameKind = 'name' | 'patronymic';

const latinLikes = 'ABEKMHOPCTXYaeopcyxkiI';
const cyrillicLikes = 'АВЕКМНОРСТХУаеорсухкіІ';

/** The letter of the other alphabet that looks the same; undefined when there is none. */
export const likeOf = (letter: string, of: 'latin' | 'cyrillic'): string | undefined => {
  const [from, to] = of === 'latin' ? [latinLikes, cyrillicLikes] : [cyrillicLikes, latinLikes];
  const at = from.indexOf(letter);
  return at < 0 ? undefined : to[at];
};

const twoAlphabets = (name: string): NameQuestion | undefined => {
  for (const word of name.split(/[ '-]+/)) {
    const latin: string[] = word.match(/\p{Script=Latin}/gu) ?? [];
    const cyrillic: string[] = word.match(/\p{Script=Cyrillic}/gu) ?? [];
    if (latin.length === 0 || cyrillic.length === 0) continue;
    const of = latin.length > cyrillic.length ? 'cyrillic' : 'latin';
    const strangers = of === 'latin' ? latin : cyrillic;
    const mended = [...word].map((letter) => (strangers.includes(letter) ? likeOf(letter, of) : letter));
    return {
      ask: 'two-alphabets',
      word,
      letters: [...new Set(strangers)].join(', '),
      of,
      mended: mended.includes(undefined) ? undefined : name.replace(word, mended.join('')),
    };
  }
  return undefined;
};

/** What people write where no patronymic exists. */
const noPatronymic =
  /^(?:нет|без|без ?отчества|отсутству(?:ет|ют)|не ?(?:имеется|указано|имею)|прочерк|no|none|n a)?$/;

/** The question about a name; undefined when nothing is unusual. */
export const nameQuestion = (kind: NameKind, typed: string): NameQuestion | undefined => {
  const name = cleanName(typed);
  if (!name) return undefined;
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  if (kind === 'patronymic' && noPatronymic.test(words)) return { ask: 'no-patronymic' };
  return twoAlphabets(name);
};

/** The text of the question. */
export const nameQuestionPhrase = (question: NameQuestion, locale: 'ru' | 'en'): string => {
  if (question.ask === 'no-patronymic') return locale === 'ru' ? 'Отчества нет?' : 'Is there no patronymic?';
  const { word, letters, of } = question;
  return locale === 'ru'
    ? `В слове «${word}» буквы двух алфавитов: «${letters}» из ${of === 'latin' ? 'латиницы' : 'кириллицы'}. Так и должно быть?`
    : `“${word}” mixes two alphabets: “${letters}” is ${of === 'latin' ? 'Latin' : 'Cyrillic'}. Is it meant so?`;
};
