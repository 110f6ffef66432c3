import { capital } from '../texts/text.ts';
import type { EstateKind } from './schema.ts';

type Locale = 'ru' | 'en';

/** Nominative, genitive and accusative. */
type Cases = readonly [nominative: string, genitive: string, accusative: string];

const words: Readonly<Record<EstateKind | 'any', { readonly ru: Cases; readonly en: string }>> = {
  flat: { ru: ['квартира', 'квартиры', 'квартиру'], en: 'flat' },
  apartment: { ru: ['апартаменты', 'апартаментов', 'апартаменты'], en: 'apartment' },
  commercial: { ru: ['помещение', 'помещения', 'помещение'], en: 'commercial unit' },
  parking: { ru: ['машино-место', 'машино-места', 'машино-место'], en: 'parking space' },
  storage: { ru: ['кладовая', 'кладовой', 'кладовую'], en: 'storage room' },
  any: { ru: ['объект', 'объекта', 'объект'], en: 'property' },
};

/** The word for an estate in its cases, as values of a message; in English all cases are the same. */
export interface EstateCases extends Record<string, string> {
  readonly estateNom: string;
  readonly estateGen: string;
  readonly estateAcc: string;
  /** Capitalised, as a label. */
  readonly EstateNom: string;
}

/** The word for an estate of this kind within a sentence; a general word for null. */
export function estateCases(kind: EstateKind | null, locale: Locale): EstateCases {
  const { ru, en } = words[kind ?? 'any'];
  const [estateNom, estateGen, estateAcc] = locale === 'ru' ? ru : [en, en, en];
  return {
    estateNom,
    estateGen,
    estateAcc,
    EstateNom: capital(estateNom),
  };
}
