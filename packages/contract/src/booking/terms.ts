/** A term on offer; `bookingTerm` of the page is the server's calculation of it for a person. */
export interface TermOffer {
  readonly code: 'standard' | 'free';
  /**
   * Time for passport, signature and payment, in seconds from the beginning of the hold; a hold of whole days
   * ends at the end of its last day.
   */
  readonly holdSeconds: number;
  /** Days for which the estate is kept after success. */
  readonly days: number;
  readonly feeKopecks: number;
  /** Available once per person and estate. */
  readonly once: boolean;
}

const minute = 60;
const day = 24 * 60 * minute;

/** The domain's «15 min without fee, 1 to 7 days with one», and how long the estate is kept afterwards. */
export const termOffers: readonly TermOffer[] = [
  { code: 'standard', holdSeconds: day, days: 12, feeKopecks: 3_000_000, once: false },
  { code: 'free', holdSeconds: 15 * minute, days: 3, feeKopecks: 0, once: true },
];

/** Term code of a booking that joins another deal: it is free and lasts as long as that deal's booking. */
export const joinedTerm = 'joined';

/** A promised transfer extends the hold once, to 18:00 in Moscow of this banking day after today. */
export const transferBankingDays = 3;

/**
 * Days within which we must refund a fee ourselves (law on the protection of consumers, articles 22 and 31).
 */
export const cashReturnDays = 10;

/** What a person agrees to when the hold begins; a changed text needs a new version. */
export const bookingRules = {
  version: '4 от 27 ноября 2026 г.',
  text: {
    ru: `Бронь закрепляет за вами объект и цену на выбранный срок: другим людям он не продаётся.
Сначала нужно заполнить паспорт, подписать соглашение и, если бронь платная, внести плату. На это есть время до 23:59 следующего дня по Москве, для бесплатной брони — 15 минут. Если не успеть, бронь снимется, штрафов нет.
Плата за бронирование — отдельная услуга и в цену объекта не входит. Цена платится только по зарегистрированному договору.
Если мы отменим бронь или вы оплатите её после снятия, а объект уже занят, деньги вернутся целиком тем же способом.
Бесплатно каждый объект можно забронировать один раз.`,
    en: `A booking keeps the property and its price for you for the chosen term: it is not sold to anybody else.
First fill in your passport, sign the agreement and, for a paid booking, pay the fee. You have until 23:59 Moscow time of the next day for that, 15 minutes for a free booking. If the time runs out, the booking ends without a penalty.
The booking fee is a separate service and is not a part of the price. The price is paid only under a registered contract.
If we cancel the booking, or you pay after it has ended and the property is taken, all the money goes back the same way.
Each property can be booked free of charge once.`,
  },
} as const;
