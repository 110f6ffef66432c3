import { cashReturnDays } from '@novosel/contract/booking/terms.ts';
import { estateCases } from '@novosel/contract/catalogue/kind-words.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import { declineWords } from '@novosel/contract/payments/declines.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import type { Words } from '../../notifications/public.ts';
import type { BookingNews } from '../booking.events.ts';

type Locale = 'ru' | 'en';
/** A booking event with the kind of its estate; null when the estate is gone. */
interface Told extends BookingNews {
  readonly kind: EstateKind | null;
}
type Say = (news: Told, locale: Locale) => Words;

const until = (moment: Date, { at }: BookingNews, locale: Locale) =>
  formatSentDayTime(moment, { now: at, locale });
const fee = ({ feeKopecks }: BookingNews, locale: Locale) =>
  formatMoney(feeKopecks, locale === 'ru' ? {} : { suffix: 'RUB' });
const because = (reason: string | null, locale: Locale) =>
  reason ? (locale === 'ru' ? ` Причина: ${reason}` : ` Reason: ${reason}`) : '';

/** How the money is refunded, and how long that takes. */
function backward({ paidInCash }: BookingNews, locale: Locale): string {
  if (!paidInCash)
    return locale === 'ru'
      ? 'деньги идут обратно тем же способом. Банк зачисляет их до 10 дней.'
      : 'the money goes back the same way. Banks take up to 10 days.';
  return locale === 'ru'
    ? `деньги вернём в кассе в течение ${cashReturnDays} дней. Возьмите паспорт.`
    : `the cash desk gives the money back within ${cashReturnDays} days. Bring your passport.`;
}

/** Notices about a booking in both languages; the first sentence is also the SMS. */
export const bookingWords = {
  succeeded: (news, locale) => {
    const kept = news.bookedUntil ?? news.holdUntil;
    const { EstateNom, estateNom } = estateCases(news.kind, locale);
    return locale === 'ru'
      ? {
          title: `Бронь ${news.number} действует`,
          text: `${EstateNom} и цена закреплены за вами до ${until(kept, news, locale)}. Дальше — условия покупки.`,
        }
      : {
          title: `Booking ${news.number} is in force`,
          text: `The ${estateNom} and its price are yours until ${until(kept, news, locale)}. The terms of purchase come next.`,
        };
  },
  joined: (news, locale) => {
    const { EstateNom, estateNom, estateAcc } = estateCases(news.kind, locale);
    const kept = until(news.bookedUntil ?? news.holdUntil, news, locale);
    return locale === 'ru'
      ? {
          title: `Сделка на ${estateAcc} открыта`,
          text: `${EstateNom} и цена закреплены за вами до ${kept}. Это отдельная сделка: дальше — её условия.`,
        }
      : {
          title: `Your deal for the ${estateNom} is open`,
          text: `The ${estateNom} and its price are yours until ${kept}. It is a deal of its own: its terms come next.`,
        };
  },
  expired: (news, locale) => (news.bookedUntil ? termOver(news, locale) : holdOver(news, locale)),
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
  paidTwice: (news, locale) =>
    locale === 'ru'
      ? {
          title: `Вторая оплата: вернём ${fee(news, locale)}`,
          text: `Пришёл перевод по брони ${news.number}, а плата за неё уже внесена. Бронь это не меняет. Вернём перевод сами в течение ${cashReturnDays} дней. Если понадобятся реквизиты, позвоним.`,
        }
      : {
          title: `Paid twice: we return ${fee(news, locale)}`,
          text: `A transfer for booking ${news.number} has come, and its fee had been paid before. The booking stays as it is. We return the transfer ourselves within ${cashReturnDays} days. If we need your account, we call you.`,
        },
  refundFailed: (news, locale) =>
    locale === 'ru'
      ? {
          title: `Возврат ${fee(news, locale)} задерживается`,
          text: `Возврат по брони ${news.number} не прошёл. Деньги за нами: вернём их сами, срок — ${cashReturnDays} дней с начала возврата. Если понадобятся реквизиты, позвоним.`,
        }
      : {
          title: `The refund of ${fee(news, locale)} is late`,
          text: `The refund of booking ${news.number} did not go through. We owe you the money and return it ourselves, within ${cashReturnDays} days from the start of the refund. If we need your account, we call you.`,
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
          title: declineWords.bank.ru,
          text: `Деньги не списаны, бронь ${news.number} держится до ${until(news.holdUntil, news, locale)}. Попробуйте другую карту или СБП.`,
        }
      : {
          title: declineWords.bank.en,
          text: `No money was taken, booking ${news.number} holds until ${until(news.holdUntil, news, locale)}. Try another card or SBP.`,
        },
  paymentExpired: (news, locale) =>
    locale === 'ru'
      ? {
          title: declineWords.expired.ru,
          text: `Деньги не списаны, бронь ${news.number} держится до ${until(news.holdUntil, news, locale)}. Начните платёж заново.`,
        }
      : {
          title: declineWords.expired.en,
          text: `No money was taken, booking ${news.number} holds until ${until(news.holdUntil, news, locale)}. Begin the payment again.`,
        },
  paymentRefused: (news, locale) =>
    locale === 'ru'
      ? {
          title: declineWords.ours.ru,
          text: `Деньги не списаны, бронь ${news.number} держится до ${until(news.holdUntil, news, locale)}. С вашей картой и банком всё в порядке, ошибку мы уже видим. Попробуйте позже, выберите другой способ или напишите нам.`,
        }
      : {
          title: declineWords.ours.en,
          text: `No money was taken, booking ${news.number} holds until ${until(news.holdUntil, news, locale)}. Your card and bank are fine, and we see the fault already. Try later, choose another way or write to us.`,
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
  termsOffered: (news, locale) =>
    locale === 'ru'
      ? {
          title: `Новые условия брони ${news.number}`,
          text: `Прочитайте, что изменится, и подпишите новую редакцию. Пока вы её не подписали, действуют прежние условия.${because(news.reason, locale)}`,
        }
      : {
          title: `New terms of booking ${news.number}`,
          text: `Read what changes and sign the new edition. Until you sign it, the former terms stay in force.${because(news.reason, locale)}`,
        },
  resigned: (news, locale) => {
    const kept = news.bookedUntil ?? news.holdUntil;
    return locale === 'ru'
      ? {
          title: `Новая редакция по брони ${news.number} подписана`,
          text: `Новые условия действуют, срок — до ${until(kept, news, locale)}. Прежняя редакция осталась в документах.`,
        }
      : {
          title: `The new edition of booking ${news.number} is signed`,
          text: `The new terms are in force until ${until(kept, news, locale)}. The former edition stays in your documents.`,
        };
  },
} as const satisfies Record<string, Say>;

function holdOver({ number, kind }: Told, locale: Locale): Words {
  const { EstateNom, estateNom } = estateCases(kind, locale);
  return locale === 'ru'
    ? {
        title: `Время брони ${number} вышло`,
        text: `${EstateNom} снова в продаже. Если вы уже платили, деньги не пропадут: вернём их сами.`,
      }
    : {
        title: `Booking ${number} has run out`,
        text: `The ${estateNom} is on sale again. If you have paid, the money is not lost: we return it ourselves.`,
      };
}

/** The term is over and the service rendered: the fee is not refunded (agreement, «Возврат платы»). */
function termOver({ number, feeKopecks, kind }: Told, locale: Locale): Words {
  const paid = feeKopecks > 0;
  const { estateNom, estateAcc } = estateCases(kind, locale);
  return locale === 'ru'
    ? {
        title: `Срок брони ${number} закончился`,
        text: `Договор за это время не подписан, ${estateNom} снова в продаже.${paid ? ' Плата за бронь не возвращается: услуга оказана.' : ''} Хотите купить ${estateAcc} — забронируйте снова или напишите менеджеру.`,
      }
    : {
        title: `The term of booking ${number} is over`,
        text: `The contract was not signed within it, and the ${estateNom} is on sale again.${paid ? ' The booking fee is not returned: the service has been given.' : ''} If you want the ${estateNom}, book it again or write to your manager.`,
      };
}
