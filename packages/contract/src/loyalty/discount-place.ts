import * as z from 'zod/mini';
import { type EstateKind, estateKind } from '../catalogue/schema.ts';

/**
 * Where a discount applies: everywhere, in a complex, or in one building of it; and to which kinds of
 * estates.
 */
export const discountPlace = z.object({
  /** The only complex where it applies; null for all of them. */
  complex: z.nullable(z.object({ id: z.int(), title: z.string(), slug: z.string() })),
  /** The only building of the complex where it applies; null for all of them. */
  building: z.nullable(z.object({ id: z.int(), number: z.string() })),
  /** The only kinds that it applies to; empty for every kind. */
  kinds: z.array(estateKind),
});
export type DiscountPlace = z.output<typeof discountPlace>;

/** Plural within a sentence (S3-70). */
const names: Record<'ru' | 'en', Record<EstateKind, string>> = {
  ru: {
    flat: 'квартиры',
    commercial: 'коммерческие помещения',
    parking: 'машино-места',
    apartment: 'апартаменты',
    storage: 'кладовые',
  },
  en: {
    flat: 'flats',
    commercial: 'commercial premises',
    parking: 'parking places',
    apartment: 'apartments',
    storage: 'storage rooms',
  },
};

const kindsOf = (kinds: readonly EstateKind[], locale: 'ru' | 'en'): string =>
  new Intl.ListFormat(locale).format(kinds.map((kind) => names[locale][kind]));

const words: Record<'ru' | 'en', (place: DiscountPlace) => string> = {
  ru: ({ complex, building, kinds }) => {
    const list = kindsOf(kinds, 'ru');
    if (!complex) return list ? `только на ${list}` : 'на любой объект';
    const house = building ? `, корпус ${building.number}` : '';
    return `только в комплексе «${complex.title}»${house}${list && `: ${list}`}`;
  },
  en: ({ complex, building, kinds }) => {
    const list = kindsOf(kinds, 'en');
    if (!complex) return list ? `only on ${list}` : 'on any property';
    const house = building ? `, building ${building.number}` : '';
    return `only in the complex ${complex.title}${house}${list && `: ${list}`}`;
  },
};

/**
 * «только в комплексе «Северный мол», корпус 2: квартиры и кладовые», within a sentence. It is code and not a
 * text of the catalogues, because a notice, the buyer's page and the desk must all use the same words.
 */
export const formatPlace = (place: DiscountPlace, locale: 'ru' | 'en'): string => words[locale](place);

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** «Квартиры», as an option of its own. */
export const kindTitle = (kind: EstateKind, locale: 'ru' | 'en'): string => capital(names[locale][kind]);
