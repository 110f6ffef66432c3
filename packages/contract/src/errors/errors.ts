import { accessErrors } from './access.ts';
import { catalogueErrors } from './catalogue.ts';
import type { ErrorEntry } from './entry.ts';
import { talkErrors } from './talk.ts';

/**
 * The one register of errors: code → HTTP status → phrase in both languages.
 * The server answers with the code and the phrase, the pages show the phrase, the OpenAPI page lists both.
 * 401 and 403 are kept for a lost session or right, because the pages sign out on them (S4.2-18, ruling).
 */
const register = {
  SESSION_REQUIRED: { status: 401, ru: 'Войдите, чтобы продолжить.', en: 'Please sign in to continue.' },
  SESSION_REVOKED: {
    status: 403,
    ru: 'Вы вышли из кабинета. Войдите снова.',
    en: 'You have been signed out. Please sign in again.',
  },
  SESSION_INCOMPLETE: {
    status: 409,
    ru: 'Сначала завершите регистрацию: примите код подтверждения.',
    en: 'Complete the registration first: accept the confirmation code.',
  },
  CSRF_INVALID: {
    status: 419,
    ru: 'Страница устарела. Обновите её и повторите.',
    en: 'The page is out of date. Reload it and try again.',
  },
  VALIDATION: { status: 422, ru: 'Проверьте поля.', en: 'Please check the fields.' },
  NOT_FOUND: { status: 404, ru: 'Такой записи у вас нет.', en: 'You have no such record.' },
  RATE_LIMITED: {
    status: 429,
    ru: 'Слишком много запросов. Повторите через {seconds} с.',
    en: 'Too many requests. Try again in {seconds} s.',
  },
  UNAVAILABLE: {
    status: 503,
    ru: 'Сервис временно недоступен. Пожалуйста, попробуйте позднее.',
    en: 'The service is temporarily unavailable. Please try later.',
  },
  INTERNAL: {
    status: 500,
    ru: 'Сервис временно недоступен, мы уже разбираемся. Попробуйте позже.',
    en: 'The service is temporarily unavailable, the team is working on it. Try later.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 422,
    ru: 'Нет ключа повтора запроса.',
    en: 'The Idempotency-Key header is missing.',
  },
  IDEMPOTENCY_IN_FLIGHT: {
    status: 409,
    ru: 'Этот запрос уже выполняется.',
    en: 'This request is already being carried out.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    ru: 'Этот ключ уже использован для другого запроса.',
    en: 'This key was used for another request.',
  },
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
  REFUND_CHANGED: {
    status: 409,
    ru: 'Сумма возврата изменилась. Посмотрите, что вернётся теперь.',
    en: 'The sum to be returned has changed. See what comes back now.',
  },
  CONTRACT_SIGNED: {
    status: 409,
    ru: 'Договор уже подписан. Расторгнуть его можно через вашего менеджера.',
    en: 'The contract is signed. Your manager can help to terminate it.',
  },
  SCHEDULE_BEGUN: {
    status: 409,
    ru: 'По графику уже платят: новый график составит юрист дополнительным соглашением.',
    en: 'Payments by the schedule have begun: a new one takes an agreement made by a lawyer.',
  },
  SCHEDULE_RUNS: {
    status: 409,
    ru: 'Цену платят по графику: этап закроется с последним платежом.',
    en: 'The price is paid by a schedule: the step ends with the last payment.',
  },
  TERMS_UNCHANGED: {
    status: 422,
    ru: 'Ничего не изменилось: укажите новую цену, срок или отделку.',
    en: 'Nothing has changed: give a new price, term or finishing.',
  },
  STEP_WRONG: { status: 409, ru: 'Этот шаг сейчас недоступен.', en: 'This step is not available now.' },
  CONSENT_CHANGED: {
    status: 409,
    ru: 'Текст согласия изменился. Прочитайте новый.',
    en: 'The text of the consent has changed. Read the new one.',
  },
  CONSENT_UNSIGNED: {
    status: 409,
    ru: 'Сначала подпишите согласие для банков.',
    en: 'Sign the consent for the banks first.',
  },
  BID_OVER: {
    status: 409,
    ru: 'Этот банк уже не ждёт выбора. Посмотрите другие решения.',
    en: 'This bank no longer awaits a choice. See the other decisions.',
  },
  DISCOUNT_USED: {
    status: 409,
    ru: 'Скидка уже в цене брони {number}. Её цена закреплена.',
    en: 'The discount is already in the price of booking {number}, and that price is fixed.',
  },
  ORDER_USED: {
    status: 409,
    ru: 'Этим поручением уже подтверждена бронь {number}: одно поручение оплачивает одну бронь. Если это другое поручение с тем же номером, допишите к номеру банк плательщика.',
    en: 'This payment order has already confirmed booking {number}: one order pays one booking. If it is another order with the same number, add the payer’s bank to the number.',
  },
  INSTALLMENT_ORDER_USED: {
    status: 409,
    ru: 'Этим поручением уже подтверждён другой платёж на такую же сумму. Если это другое поручение с тем же номером, допишите к номеру банк плательщика.',
    en: 'This payment order has already confirmed another payment of as much. If it is another order with the same number, add the payer’s bank to the number.',
  },
  ESCROW_ACCOUNT_USED: {
    status: 409,
    ru: 'Этот счёт уже записан в другой сделке: у каждой сделки свой эскроу-счёт. Сверьте номер с письмом банка.',
    en: 'This account is recorded in another deal: each deal has an escrow account of its own. Check it against the bank’s letter.',
  },
  REASON_REQUIRED: { status: 422, ru: 'Напишите причину.', en: 'Give the reason.' },
  PASSPORT_INCOMPLETE: {
    status: 422,
    ru: 'Заполните паспорт полностью.',
    en: 'Fill in the passport completely.',
  },
  PASSPORT_CHECKED: {
    status: 409,
    ru: 'Паспорт проверен, здесь он не меняется. Запросите изменение в «Настройках».',
    en: 'The passport has been checked and is not changed here. Ask for a change in Settings.',
  },
  PASSPORT_ENDED: {
    status: 409,
    ru: 'Паспорт больше не действует. Впишите новый в «Настройках», и мы сделаем соглашение заново.',
    en: 'The passport is no longer good. Fill in the new one in Settings, and we will make the agreement anew.',
  },
  PASSPORT_SAME: {
    status: 422,
    ru: 'Это тот же паспорт. Измените данные или приложите новые сканы.',
    en: 'This is the same passport. Change the data or add new scans.',
  },
  DOCUMENT_CHANGED: {
    status: 409,
    ru: 'Документ изменился. Прочитайте новую версию и запросите код снова.',
    en: 'The document has changed. Read the new version and ask for a new code.',
  },
  PAYMENT_IN_PROGRESS: {
    status: 409,
    ru: 'Платёж уже идёт. Дождитесь ответа банка.',
    en: 'A payment is under way. Wait for the bank.',
  },
  BONUS_BLOCKED: {
    status: 409,
    ru: 'Ваш бонусный счёт заблокирован. Спросите менеджера, что делать.',
    en: 'Your bonus account is blocked. Ask your manager what to do.',
  },
  INVITATION_OWN: {
    status: 409,
    ru: 'Это ваша ссылка. Отправьте её тому, с кем выбираете.',
    en: 'This is your own link. Send it to the person you are choosing with.',
  },
  PARTNERS_FULL: {
    status: 409,
    ru: 'Избранное можно вести не больше чем с {max} людьми.',
    en: 'Favourites can be shared with at most {max} people.',
  },
  ...accessErrors,
  ...catalogueErrors,
  ...talkErrors,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof register;
export const errorRegister: Readonly<Record<ErrorCode, ErrorEntry>> = register;

export type ErrorParams = Readonly<Record<string, string | number>>;

/** The phrase of an error in the reader's language; `{name}` is replaced by the parameter of that name. */
export function errorPhrase(code: ErrorCode, locale: 'ru' | 'en', params: ErrorParams = {}): string {
  return errorRegister[code][locale].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
}
