import type { Estate, EstateKind } from '@novosel/contract/catalogue/schema.ts';
import { formatMoney } from '@novosel/contract/money.ts';
import type { Words } from './notify.ts';

/** What has become of an estate; sums are full prices in kopecks. */
export type EstateFact =
  | { readonly kind: 'price'; readonly estateId: number; readonly before: number; readonly after: number }
  | { readonly kind: StatusKind; readonly estateId: number };

type StatusKind = 'booked' | 'free' | 'withdrawn' | 'listed';

const kinds: Readonly<Record<EstateKind, { readonly ru: string; readonly en: string }>> = {
  flat: { ru: 'квартира', en: 'flat' },
  apartment: { ru: 'апартаменты', en: 'apartment' },
  commercial: { ru: 'помещение', en: 'commercial unit' },
  parking: { ru: 'машино-место', en: 'parking space' },
  storage: { ru: 'кладовая', en: 'storage room' },
};

/** What a person is told of an estate that he keeps among favourites, in both languages. */
export function estateWords(fact: EstateFact, estate: Estate): Readonly<Record<'ru' | 'en', Words>> {
  const ru = `${kinds[estate.kind].ru} № ${estate.number}, «${estate.complex.title}», корпус ${estate.building.number}`;
  const en = `${kinds[estate.kind].en} No. ${estate.number}, ${estate.complex.title}, building ${estate.building.number}`;
  if (fact.kind === 'price') return priceWords(fact, ru, en);
  return statusWords[fact.kind](ru, en);
}

const statusWords: Readonly<
  Record<StatusKind, (ru: string, en: string) => Readonly<Record<'ru' | 'en', Words>>>
> = {
  booked: (ru, en) => ({
    ru: {
      title: 'Объект из избранного забронирован',
      text: `Другой человек забронировал: ${ru}. Если бронь закончится, сообщим.`,
    },
    en: {
      title: 'A favourite has been booked',
      text: `Another person has booked: ${en}. If the booking ends, we will tell you.`,
    },
  }),
  free: (ru, en) => ({
    ru: {
      title: 'Объект из избранного снова свободен',
      text: `Бронь закончилась: ${ru}. Можно бронировать.`,
    },
    en: { title: 'A favourite is free again', text: `The booking has ended: ${en}. It can be booked.` },
  }),
  withdrawn: (ru, en) => ({
    ru: {
      title: 'Объект из избранного снят с продажи',
      text: `Застройщик снял с продажи: ${ru}. Если вернёт, сообщим.`,
    },
    en: {
      title: 'A favourite has been taken off sale',
      text: `The developer has taken off sale: ${en}. If it comes back, we will tell you.`,
    },
  }),
  listed: (ru, en) => ({
    ru: {
      title: 'Объект из избранного снова в продаже',
      text: `Вернулся в продажу: ${ru}. Можно бронировать.`,
    },
    en: { title: 'A favourite is on sale again', text: `Back on sale: ${en}. It can be booked.` },
  }),
};

function priceWords(
  { before, after }: Extract<EstateFact, { kind: 'price' }>,
  ru: string,
  en: string,
): Readonly<Record<'ru' | 'en', Words>> {
  const fell = after < before;
  const [was, is] = [formatMoney(before), formatMoney(after)];
  const [wasEn, isEn] = [before, after].map((sum) => formatMoney(sum, { suffix: 'RUB' }));
  return {
    ru: {
      title: fell ? 'Цена в избранном снизилась' : 'Цена в избранном выросла',
      text: `Было ${was}, стало ${is} при полной оплате: ${ru}.`,
    },
    en: {
      title: fell ? 'The price of a favourite has fallen' : 'The price of a favourite has risen',
      text: `It was ${wasEn} and is now ${isEn} with full payment: ${en}.`,
    },
  };
}
