import { cashReturnDays } from '@novosel/contract/booking/terms.ts';
import { formatMoney } from '@novosel/contract/money.ts';
import { formatDayTime } from '@novosel/contract/time.ts';
import type { BookingNews } from '../booking/public.ts';
import type { Words } from './notify.ts';

type Locale = 'ru' | 'en';
type Say = (news: BookingNews, locale: Locale) => Words;

const until = (moment: Date, { at }: BookingNews, locale: Locale) =>
  formatDayTime(moment, { now: at, locale });
const fee = ({ feeKopecks }: BookingNews, locale: Locale) =>
  formatMoney(feeKopecks, locale === 'ru' ? {} : { suffix: 'RUB' });
const because = (reason: string | null, locale: Locale) =>
  reason ? (locale === 'ru' ? ` Причина: ${reason}` : ` Reason: ${reason}`) : '';

/** By which way the money goes back, and how long that takes. */
function backward({ paidInCash }: BookingNews, locale: Locale): string {
  if (!paidInCash)
    return locale === 'ru'
      ? 'деньги идут обратно тем же способом. Банк зачисляет их до 10 дней.'
      : 'the money goes back the same way. Banks take up to 10 days.';
  return locale === 'ru'
    ? `деньги вернём в кассе в течение ${cashReturnDays} дней. Возьмите паспорт.`
    : `the cash desk gives the money back within ${cashReturnDays} days. Bring your passport.`;
}

/** What a person is told of his booking, in both languages; the first sentence is also the text of the SMS. */
export const bookingWords = {
  succeeded: (news, locale) => {
    const kept = news.bookedUntil ?? news.holdUntil;
    return locale === 'ru'
      ? {
          title: `Бронь ${news.number} действует`,
          text: `Квартира и цена закреплены за вами до ${until(kept, news, locale)}. Дальше — условия покупки.`,
        }
      : {
          title: `Booking ${news.number} is in force`,
          text: `The property and its price are yours until ${until(kept, news, locale)}. The terms of purchase come next.`,
        };
  },
  expired: (news, locale) =>
    locale === 'ru'
      ? {
          title: `Время брони ${news.number} вышло`,
          text: 'Объект снова свободен для всех. Если вы уже платили, деньги не пропадут: вернём их сами.',
        }
      : {
          title: `Booking ${news.number} has run out`,
          text: 'The property is free for everyone again. If you have paid, the money is not lost: we return it ourselves.',
        },
  canceled: (news, locale) =>
    locale === 'ru'
      ? {
          title: `Бронь ${news.number} отменена`,
          text: `Платить больше ничего не нужно.${because(news.reason, locale)}`,
        }
      : {
          title: `Booking ${news.number} is canceled`,
          text: `There is nothing more to pay.${because(news.reason, locale)}`,
        },
  refunding: (news, locale) =>
    locale === 'ru'
      ? {
          title: `Возвращаем ${fee(news, locale)}`,
          text: `Бронь ${news.number} закончилась, ${backward(news, locale)}${because(news.reason, locale)}`,
        }
      : {
          title: `We are returning ${fee(news, locale)}`,
          text: `Booking ${news.number} has ended, ${backward(news, locale)}${because(news.reason, locale)}`,
        },
  returned: (news, locale) =>
    locale === 'ru'
      ? {
          title: `Деньги возвращены: ${fee(news, locale)}`,
          text: news.paidInCash
            ? `Касса выдала деньги по брони ${news.number}.`
            : `Возврат по брони ${news.number} проведён. Когда деньги покажутся на счёте, зависит от вашего банка.`,
        }
      : {
          title: `The money has been returned: ${fee(news, locale)}`,
          text: news.paidInCash
            ? `The cash desk has paid out the money of booking ${news.number}.`
            : `The refund of booking ${news.number} is done. Your bank decides when the money shows.`,
        },
  declined: (news, locale) =>
    locale === 'ru'
      ? {
          title: 'Банк не принял платёж',
          text: `Деньги не списаны, бронь ${news.number} держится до ${until(news.holdUntil, news, locale)}. Попробуйте другую карту или СБП.`,
        }
      : {
          title: 'The bank declined the payment',
          text: `No money was taken, booking ${news.number} holds until ${until(news.holdUntil, news, locale)}. Try another card or SBP.`,
        },
  extended: (news, locale) => {
    const kept = news.bookedUntil ?? news.holdUntil;
    return locale === 'ru'
      ? {
          title: `Бронь ${news.number} продлена`,
          text: `Новый срок — до ${until(kept, news, locale)}.${because(news.reason, locale)}`,
        }
      : {
          title: `Booking ${news.number} is extended`,
          text: `The new term is ${until(kept, news, locale)}.${because(news.reason, locale)}`,
        };
  },
} as const satisfies Record<string, Say>;
