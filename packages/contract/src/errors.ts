/**
 * The one register of errors: code → HTTP status → phrase in both languages.
 * The server answers with the code and the phrase, the pages show the phrase, the OpenAPI page lists both.
 * 401 and 403 are kept for a lost session or right, because the pages sign out on them (S4.2-18, ruling).
 */
export interface ErrorEntry {
  readonly status: 200 | 401 | 403 | 404 | 409 | 419 | 422 | 429 | 500 | 503;
  readonly ru: string;
  readonly en: string;
}

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

  LOGIN_FAILED: { status: 200, ru: 'Неверный логин или пароль.', en: 'Wrong login or password.' },
  LOGIN_RENEW: { status: 200, ru: 'Пароль нужно сменить.', en: 'The password has to be renewed.' },
  LOGIN_LOCKED: {
    status: 200,
    ru: 'Слишком много попыток. Вход закрыт до {until}.',
    en: 'Too many attempts. Sign-in is closed until {until}.',
  },
  LOGIN_CLOSED: {
    status: 200,
    ru: 'Слишком много попыток. Войдите с устройства, на котором уже входили, или обратитесь в поддержку.',
    en: 'Too many attempts. Sign in on a device that you have used before, or ask support.',
  },
  LOGIN_BUSY: {
    status: 429,
    ru: 'Сейчас входит много людей. Повторите через {seconds} с.',
    en: 'Many people are signing in. Try again in {seconds} s.',
  },
  TOTP_WRONG: {
    status: 422,
    ru: 'Неверный код из приложения.',
    en: 'Wrong code from the authenticator app.',
  },
  ROLE_DENIED: {
    status: 409,
    ru: 'Это действие не входит в вашу роль.',
    en: 'Your role does not include this act.',
  },

  ESTATE_NOT_FOR_SALE: {
    status: 409,
    ru: 'Этот объект сейчас не продаётся.',
    en: 'This property is not for sale now.',
  },
  ESTATE_TAKEN: {
    status: 409,
    ru: 'Объект только что забронировал другой человек.',
    en: 'Another person has just booked this property.',
  },
  HOLD_LIMIT: {
    status: 409,
    ru: 'Можно держать не больше {max} броней сразу.',
    en: 'You may keep at most {max} bookings at once.',
  },
  HOLD_EXPIRED: { status: 409, ru: 'Время брони вышло.', en: 'The booking time has run out.' },
  FREE_HOLD_USED: {
    status: 409,
    ru: 'Бесплатная бронь на этот объект уже была.',
    en: 'The free hold for this property has been used.',
  },
  PRICE_CHANGED: {
    status: 409,
    ru: 'Цена изменилась. Посмотрите новые условия.',
    en: 'The price has changed. See the new terms.',
  },
  STEP_WRONG: { status: 409, ru: 'Этот шаг сейчас недоступен.', en: 'This step is not available now.' },
  REASON_REQUIRED: { status: 422, ru: 'Напишите причину.', en: 'Give the reason.' },
  PASSPORT_INCOMPLETE: {
    status: 422,
    ru: 'Заполните паспорт полностью.',
    en: 'Fill in the passport completely.',
  },
  DOCUMENT_CHANGED: {
    status: 409,
    ru: 'Документ изменился. Прочитайте новую версию и запросите код снова.',
    en: 'The document has changed. Read the new version and ask for a new code.',
  },
  CODE_WRONG: { status: 422, ru: 'Неверный код подтверждения', en: 'Wrong confirmation code' },
  CODE_EXPIRED: {
    status: 422,
    ru: 'Код больше не действует. Запросите новый.',
    en: 'The code is no longer valid. Ask for a new one.',
  },
  CODE_TOO_SOON: {
    status: 429,
    ru: 'Новый код можно запросить через {seconds} с.',
    en: 'A new code can be requested in {seconds} s.',
  },
  CODE_TRIES_OVER: {
    status: 422,
    ru: 'Попытки закончились. Запросите новый код.',
    en: 'No tries left. Ask for a new code.',
  },
  PAYMENT_IN_PROGRESS: {
    status: 409,
    ru: 'Платёж уже идёт. Дождитесь ответа банка.',
    en: 'A payment is under way. Wait for the bank.',
  },
  PAYMENT_REFUSED: {
    status: 409,
    ru: 'Банк не принял платёж. Деньги не списаны.',
    en: 'The bank declined the payment. No money was taken.',
  },

  UPLOAD_TOO_LARGE: {
    status: 200,
    ru: 'Размер файла "{file}" более {size}',
    en: 'The size of the file "{file}" is over {size}',
  },
  UPLOAD_TYPE: {
    status: 200,
    ru: 'Файл "{file}" не может быть загружен. Разрешена загрузка файлов только со следующими расширениями: {list}',
    en: 'The file "{file}" cannot be uploaded. Only files with these extensions are allowed: {list}',
  },
  UPLOAD_EMPTY: { status: 200, ru: 'Файл не получен.', en: 'No file was received.' },
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
