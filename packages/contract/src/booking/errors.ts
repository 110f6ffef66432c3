import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of a booking. */
export const bookingErrors = {
  ESTATE_NOT_FOR_SALE: {
    status: 409,
    ru: 'Этого сейчас нет в продаже.',
    en: 'This is not for sale now.',
  },
  ESTATE_TAKEN: {
    status: 409,
    ru: 'Только что бронь оформил другой человек.',
    en: 'Another person has just booked it.',
  },
  HOLD_LIMIT: {
    status: 409,
    ru: 'Можно держать не больше {max} броней сразу.',
    en: 'You may keep at most {max} bookings at once.',
  },
  HOLD_EXPIRED: { status: 409, ru: 'Время брони вышло.', en: 'The booking time has run out.' },
  EDITION_OVER: {
    status: 409,
    ru: 'Последний день брони в новой редакции уже прошёл, подписать её нельзя. Оставьте прежние условия или попросите менеджера предложить новые.',
    en: 'The last day of the booking in the new edition has passed, so it cannot be signed. Keep the former terms, or ask your manager to offer new ones.',
  },
  TERM_OVER: {
    status: 409,
    ru: 'Последний день этой брони прошёл: деньги за неё не берут. Если вы их уже приняли, верните покупателю.',
    en: 'The last day of this booking has passed: no money is taken for it. If you have it already, give it back to the buyer.',
  },
  FREE_HOLD_USED: {
    status: 409,
    ru: 'Бесплатная бронь здесь уже была.',
    en: 'The free hold has been used here.',
  },
  PRICE_CHANGED: {
    status: 409,
    ru: 'Цена изменилась. Посмотрите новые условия.',
    en: 'The price has changed. See the new terms.',
  },
  TERMS_UNCHANGED: {
    status: 422,
    ru: 'Ничего не изменилось: укажите новую цену, срок или отделку.',
    en: 'Nothing has changed: give a new price, term or finishing.',
  },
  CONTRACT_SIGNED: {
    status: 409,
    ru: 'Договор уже подписан. Расторгнуть его можно через вашего менеджера.',
    en: 'The contract is signed. Your manager can help to terminate it.',
  },
} as const satisfies Record<string, ErrorEntry>;
