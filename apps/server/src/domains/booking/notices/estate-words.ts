import { type EstateCases, estateCases } from '@novosel/contract/catalogue/kind-words.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import type { PriceChange } from '../../catalogue/public.ts';
import type { Words } from '../../notifications/public.ts';

/** An event of an estate. */
export type EstateFact =
  | { readonly kind: 'price' | 'listed'; readonly estateId: number; readonly prices: readonly PriceChange[] }
  | { readonly kind: 'booked' | 'free' | 'sold' | 'withdrawn'; readonly estateId: number };

type Called = Readonly<Record<'ru' | 'en', EstateCases>>;
type InBoth = Readonly<Record<'ru' | 'en', Words>>;

/** Notices about a favourite estate, in both languages. */
export function estateWords(fact: EstateFact, estate: Estate): InBoth {
  const called = { ru: estateCases(estate.kind, 'ru'), en: estateCases(estate.kind, 'en') };
  const ru = `${called.ru.estateNom} № ${estate.number}, «${estate.complex.title}», корпус ${estate.building.number}`;
  const en = `${called.en.estateNom} No. ${estate.number}, ${estate.complex.title}, building ${estate.building.number}`;
  if (fact.kind === 'price') return priceWords(fact.prices, ru, en);
  if (fact.kind === 'listed') return listedWords(fact.prices, ru, en, called);
  return statusWords[fact.kind](ru, en, called);
}

const statusWords: Readonly<
  Record<Exclude<EstateFact['kind'], 'price' | 'listed'>, (ru: string, en: string, called: Called) => InBoth>
> = {
  booked: (ru, en, called) => ({
    ru: {
      title: `Забронировали ${called.ru.estateAcc} из избранного`,
      text: `Другой человек забронировал: ${ru}. Если бронь закончится, сообщим.`,
    },
    en: {
      title: `The ${called.en.estateNom} among your favourites has been booked`,
      text: `Another person has booked: ${en}. If the booking ends, we will tell you.`,
    },
  }),
  free: (ru, en, called) => ({
    ru: {
      title: `Бронь закончилась: ${called.ru.estateNom} из избранного`,
      text: `Снова в продаже: ${ru}. Можно бронировать.`,
    },
    en: {
      title: `The ${called.en.estateNom} among your favourites is free again`,
      text: `The booking has ended: ${en}. It can be booked.`,
    },
  }),
  sold: (ru, en, called) => ({
    ru: { title: `Продали ${called.ru.estateAcc} из избранного`, text: `Забронировать уже нельзя: ${ru}.` },
    en: {
      title: `The ${called.en.estateNom} among your favourites has been sold`,
      text: `It can no longer be booked: ${en}.`,
    },
  }),
  withdrawn: (ru, en, called) => ({
    ru: {
      title: `Сняли с продажи ${called.ru.estateAcc} из избранного`,
      text: `Застройщик снял с продажи: ${ru}. Если вернёт, сообщим.`,
    },
    en: {
      title: `The ${called.en.estateNom} among your favourites has been taken off sale`,
      text: `The developer has taken off sale: ${en}. If it comes back, we will tell you.`,
    },
  }),
};

function listedWords(prices: readonly PriceChange[], ru: string, en: string, called: Called): InBoth {
  const also = (locale: 'ru' | 'en') =>
    (prices.length > 0 ? `${changesIn(prices, locale)}. ` : '').replace('..', '.');
  return {
    ru: {
      title: `Снова в продаже: ${called.ru.estateNom} из избранного`,
      text: `Вернулся в продажу: ${ru}. ${also('ru')}Можно бронировать.`,
    },
    en: {
      title: `The ${called.en.estateNom} among your favourites is on sale again`,
      text: `Back on sale: ${en}. ${also('en')}It can be booked.`,
    },
  };
}

function priceWords(prices: readonly PriceChange[], ru: string, en: string): InBoth {
  const way = wayOf(prices);
  return {
    ru: { title: priceTitles[way].ru, text: `${changesIn(prices, 'ru')}: ${ru}.` },
    en: { title: priceTitles[way].en, text: `${changesIn(prices, 'en')}: ${en}.` },
  };
}

const priceTitles = {
  fell: { ru: 'Цена в избранном снизилась', en: 'The price of a favourite has fallen' },
  rose: { ru: 'Цена в избранном выросла', en: 'The price of a favourite has risen' },
  changed: { ru: 'Цена в избранном изменилась', en: 'The price of a favourite has changed' },
} as const;

/** Whether all prices rose or fell; a price that did not exist before counts as neither. */
function wayOf(prices: readonly PriceChange[]): keyof typeof priceTitles {
  if (prices.every(({ before, after }) => before !== null && after < before)) return 'fell';
  return prices.every(({ before, after }) => before !== null && after > before) ? 'rose' : 'changed';
}

const formWords: Readonly<Record<PriceChange['form'], { readonly ru: string; readonly en: string }>> = {
  full: { ru: 'при полной оплате', en: 'with full payment' },
  base: { ru: 'в рассрочку', en: 'in instalments' },
  mortgage: { ru: 'в ипотеку', en: 'with a mortgage' },
};

/**
 * «При полной оплате и в рассрочку было …, стало …; в ипотеку теперь …»: forms with the same change are
 * joined.
 */
function changesIn(prices: readonly PriceChange[], locale: 'ru' | 'en'): string {
  const list = new Intl.ListFormat(locale);
  const alike = Map.groupBy(prices, ({ before, after }) => `${before} ${after}`);
  const told = [...alike.values()].map((group) => {
    const [{ before, after } = { before: null, after: 0 }] = group;
    const forms = list.format(group.map(({ form }) => formWords[form][locale]));
    return `${forms} ${changeWords[locale](before, after)}`;
  });
  const sentence = told.join('; ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const rubles = (kopecks: number) => formatMoney(kopecks, { suffix: 'RUB' });
const changeWords = {
  ru: (before: number | null, after: number) =>
    before === null
      ? `теперь ${formatMoney(after)}`
      : `было ${formatMoney(before)}, стало ${formatMoney(after)}`,
  en: (before: number | null, after: number) =>
    before === null ? `it is now ${rubles(after)}` : `it was ${rubles(before)} and is now ${rubles(after)}`,
} as const;
