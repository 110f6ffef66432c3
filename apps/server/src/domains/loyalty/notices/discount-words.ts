import { formatPlace } from '@novosel/contract/loyalty/discount-place.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import type { Words } from '../../notifications/public.ts';
import type { DiscountNews } from '../loyalty.events.ts';

const amountOf = ({ basisPoints, kopecks }: DiscountNews, locale: 'ru' | 'en'): string =>
  basisPoints > 0
    ? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        basisPoints / 10_000,
      )
    : formatMoney(kopecks, { suffix: locale === 'ru' ? 'руб.' : 'RUB' });

const isLater = ({ validFrom, at }: DiscountNews): boolean => validFrom > at;

/** How the discount gets into a price. */
const wayIn = {
  ru: (news: DiscountNews) => {
    if (news.exclusiveGroup !== null) return 'Её выбирают в условиях сделки, в цену брони она не входит.';
    return isLater(news) ? 'Она войдёт в цену брони сама.' : 'Она уже в цене новых броней.';
  },
  en: (news: DiscountNews) => {
    if (news.exclusiveGroup !== null)
      return 'It is chosen in the terms of a deal, the price of a booking does not have it.';
    return isLater(news)
      ? 'The price of a booking will have it by itself.'
      : 'It is already in the price of new bookings.';
  },
};

const lossIn = {
  ru: ({ exclusiveGroup }: DiscountNews) =>
    exclusiveGroup === null
      ? 'Новые брони считаются без неё.'
      : 'Выбрать её в условиях сделки больше нельзя.',
  en: ({ exclusiveGroup }: DiscountNews) =>
    exclusiveGroup === null
      ? 'New bookings are priced without it.'
      : 'It can no longer be chosen in the terms of a deal.',
};

const termIn = {
  ru: (news: DiscountNews) =>
    [
      ...(isLater(news) ? [`с ${formatDate(news.validFrom)}`] : []),
      ...(news.validUntil ? [`до ${formatDate(news.validUntil)}`] : []),
    ].join(' '),
  en: (news: DiscountNews) =>
    [
      ...(isLater(news) ? [`from ${formatDate(news.validFrom)}`] : []),
      ...(news.validUntil ? [`until ${formatDate(news.validUntil)}`] : []),
    ].join(' '),
};

/** Notices of a personal discount, in both languages. */
export const givenWords = {
  ru: (news: DiscountNews): Words => ({
    title: `Для вас скидка: ${amountOf(news, 'ru')}`,
    text: `«${news.title}» действует ${termIn.ru(news)}, ${formatPlace(news.place, 'ru')}. ${wayIn.ru(news)}`,
  }),
  en: (news: DiscountNews): Words => ({
    title: `A discount for you: ${amountOf(news, 'en')}`,
    text: `“${news.title}” holds ${termIn.en(news)}, ${formatPlace(news.place, 'en')}. ${wayIn.en(news)}`,
  }),
};

/** Notices of its withdrawal. */
export const withdrawnWords = {
  ru: (news: DiscountNews): Words => ({
    title: `Скидка отозвана: ${amountOf(news, 'ru')}`,
    text: `«${news.title}» больше не действует. ${lossIn.ru(news)} Если это неожиданно, напишите нам в чат.`,
  }),
  en: (news: DiscountNews): Words => ({
    title: `A discount was withdrawn: ${amountOf(news, 'en')}`,
    text: `“${news.title}” holds no more. ${lossIn.en(news)} If this surprises you, write to us in the chat.`,
  }),
};
