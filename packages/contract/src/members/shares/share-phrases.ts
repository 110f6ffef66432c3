import { fractionMask } from '../../fields/masks.ts';
import { plural } from '../../texts/plural.ts';
import type { GroupRefusal, GroupsFinding } from './share-groups.ts';
import type { SharesProblem } from './shares.ts';

type Locale = 'ru' | 'en';

const refusals: Record<GroupRefusal, Record<Locale, string>> = {
  'share-wrong': {
    ru: 'Доля — два целых числа, первое не больше второго',
    en: 'A share is two whole numbers, the first at most the second',
  },
  'holder-missing': { ru: 'Укажите, чья это доля', en: 'Say whose share it is' },
  'holder-twice': { ru: 'У этого человека уже есть доля', en: 'This person has a share already' },
  'not-joint': {
    ru: 'Дайте каждому свою долю. Вместе долей владеют только супруги',
    en: 'Give each a share of their own. Only spouses hold a share jointly',
  },
  'joint-third-holder': {
    ru: 'Совместно владеют только двое супругов. Дайте остальным отдельные доли: например, супругам вместе 2/3, ребёнку 1/3',
    en: 'Only two spouses hold jointly. Give the others shares of their own: 2/3 to the spouses together, 1/3 to a child',
  },
  'joint-needs-two': {
    ru: 'Совместно владеют двое супругов: добавьте второго',
    en: 'Two spouses hold jointly: add the other one',
  },
  'joint-minor': { ru: 'Совместно владеют супруги от 18 лет', en: 'Spouses hold jointly from the age of 18' },
  'joint-without-certificate': {
    ru: 'Впишите номер, дату и место выдачи свидетельства о браке',
    en: 'Fill in the number, the date and the office of the marriage certificate',
  },
};

/** «Не хватает 1/100», «Лишняя 1/4»: how much the shares are below or above 1. */
export function sharesProblemPhrase({ kind, share }: SharesProblem, locale: Locale): string {
  if (!share)
    return locale === 'ru' ? 'Сумма долей должна быть равна единице' : 'The shares must add up to one';
  const much = fractionMask.show(share);
  if (kind === 'lacks') return locale === 'ru' ? `Не хватает ${much}` : `${much} is missing`;
  return locale === 'ru'
    ? `${plural(share.numerator, { one: 'Лишняя', few: 'Лишние', many: 'Лишние' })} ${much}`
    : `${much} is too much`;
}

/** The problem of share groups, in words. */
export const groupsFindingPhrase = (finding: GroupsFinding, locale: Locale): string => {
  if ('group' in finding) return refusals[finding.refusal][locale];
  const { refusal, ...much } = finding;
  return sharesProblemPhrase({ kind: refusal === 'shares-lacks' ? 'lacks' : 'surplus', ...much }, locale);
};
