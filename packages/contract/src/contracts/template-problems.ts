import type { Words } from '../texts/word-list.ts';

export const templateProblemCodes = [
  'placeholder-unknown',
  'placeholder-empty',
  'filter-unknown',
  'value-wrong',
  'syntax',
  'tag-forbidden',
  'too-long',
  'too-slow',
] as const;

/** What keeps a clause of a template from becoming text. */
export interface TemplateProblem {
  readonly code: (typeof templateProblemCodes)[number];
  readonly clauseId: string;
  /** The place in the source as it is written, without braces; empty when the whole clause is meant. */
  readonly placeholder: string;
}

const phrases: Readonly<Record<TemplateProblem['code'], Words>> = {
  'placeholder-unknown': {
    ru: 'нет такого поля или пункта',
    en: 'there is no such field or clause',
  },
  'placeholder-empty': { ru: 'поле пустое', en: 'the field is empty' },
  'filter-unknown': { ru: 'нет такого правила вывода', en: 'there is no such filter' },
  'value-wrong': { ru: 'значение не подходит к правилу вывода', en: 'the value does not fit the filter' },
  syntax: { ru: 'ошибка в записи', en: 'the syntax is wrong' },
  'tag-forbidden': { ru: 'такая команда не разрешена', en: 'this tag is not allowed' },
  'too-long': { ru: 'текст слишком длинный', en: 'the text is too long' },
  'too-slow': { ru: 'текст собирается слишком долго', en: 'the text takes too long to make' },
};

/** «Пункт price-total, «price.kopek»: нет такого поля или пункта.» */
export function templateProblemPhrase(
  { code, clauseId, placeholder }: TemplateProblem,
  locale: 'ru' | 'en',
): string {
  const words = phrases[code][locale];
  return locale === 'ru'
    ? `Пункт ${clauseId}${placeholder && `, «${placeholder}»`}: ${words}.`
    : `Clause ${clauseId}${placeholder && `, “${placeholder}”`}: ${words}.`;
}
