import { appointmentsErrors } from '../appointments/errors.ts';
import { bookingErrors } from '../booking/errors.ts';
import { catalogueErrors } from '../catalogue/errors.ts';
import { chatErrors } from '../chat/errors.ts';
import { consentsErrors } from '../consents/errors.ts';
import { contractsErrors } from '../contracts/errors.ts';
import { delegatesErrors } from '../delegates/errors.ts';
import { documentsErrors } from '../documents/errors.ts';
import { edsErrors } from '../eds/errors.ts';
import { feedbackErrors } from '../feedback/errors.ts';
import { lotsErrors } from '../lots/errors.ts';
import { loyaltyErrors } from '../loyalty/errors.ts';
import { membersErrors } from '../members/errors.ts';
import { mortgageErrors } from '../mortgage/errors.ts';
import { notificationsErrors } from '../notifications/errors.ts';
import { parametersErrors } from '../parameters/errors.ts';
import { passportsErrors } from '../passports/errors.ts';
import { paymentsErrors } from '../payments/errors.ts';
import { privacyErrors } from '../privacy/errors.ts';
import { screensErrors } from '../screens/errors.ts';
import { servicesErrors } from '../services/errors.ts';
import { sessionErrors } from '../session/errors.ts';
import { signaturesErrors } from '../signatures/errors.ts';
import type { ErrorEntry } from './entry.ts';

/**
 * The only register of errors: code → HTTP status → phrase in both languages; each domain has its errors in
 * its `errors.ts`.
 * The server answers with the code and the phrase, pages show the phrase, the OpenAPI page lists both. 401
 * and 403 mean only a lost session or right, because pages sign out on them (S4.2-18, ruling).
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
  STEP_WRONG: { status: 409, ru: 'Этот шаг сейчас недоступен.', en: 'This step is not available now.' },
  REASON_REQUIRED: { status: 422, ru: 'Напишите причину.', en: 'Give the reason.' },
  ...bookingErrors,
  ...catalogueErrors,
  ...chatErrors,
  ...consentsErrors,
  ...appointmentsErrors,
  ...contractsErrors,
  ...delegatesErrors,
  ...documentsErrors,
  ...edsErrors,
  ...feedbackErrors,
  ...lotsErrors,
  ...membersErrors,
  ...loyaltyErrors,
  ...mortgageErrors,
  ...notificationsErrors,
  ...parametersErrors,
  ...passportsErrors,
  ...paymentsErrors,
  ...privacyErrors,
  ...screensErrors,
  ...servicesErrors,
  ...sessionErrors,
  ...signaturesErrors,
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
