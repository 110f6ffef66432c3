import type { OwnersFinding } from './owners.ts';
import { groupsFindingPhrase } from './shares/share-phrases.ts';

type Locale = 'ru' | 'en';
type OwnRefusal = 'owner-missing' | 'owner-extra' | 'adult-only' | 'child-only' | 'no-share';

const phrases: Readonly<Record<OwnRefusal, Readonly<Record<Locale, string>>>> = {
  'owner-missing': {
    ru: 'Собственников меньше, чем нужно: добавьте ещё одного',
    en: 'There are fewer owners than needed: add another one',
  },
  'owner-extra': {
    ru: 'Собственников больше, чем возможно. Уберите лишних или выберите другой вид собственности в условиях',
    en: 'There are more owners than possible. Take some out, or choose another kind of ownership in the terms',
  },
  'adult-only': {
    ru: 'Так владеют только взрослые. Для ребёнка выберите в условиях долевую собственность',
    en: 'Only adults own in this way. For a child, choose ownership in shares in the terms',
  },
  'child-only': {
    ru: 'Собственник — ребёнок до 18 лет. Добавьте его',
    en: 'The owner is a child under 18. Add the child',
  },
  'no-share': {
    ru: 'Не у всех собственников есть доля',
    en: 'Not every owner has a share',
  },
};

const isOwn = (refusal: string): refusal is OwnRefusal => Object.hasOwn(phrases, refusal);

/** Why these owners do not fit a contract, in words. */
export function ownersFindingPhrase(finding: OwnersFinding, locale: Locale): string {
  const { refusal } = finding;
  if (isOwn(refusal)) return phrases[refusal][locale];
  return groupsFindingPhrase(finding as Parameters<typeof groupsFindingPhrase>[0], locale);
}
