import type { WordList, Words } from '../texts/word-list.ts';

/** S3-85: services on offer. */
export const serviceKinds = {
  simple: { ru: 'Услуга по заявке', en: 'Service on request' },
  tax: { ru: 'Налоговый вычет', en: 'Tax deduction' },
  'property-registration': { ru: 'Регистрация собственности', en: 'Property registration' },
  'tax-video': { ru: 'Видеоконсультация по налогам', en: 'Tax consultation by video' },
} as const satisfies WordList;

/** S3-86: how a person gets the signature for registering the ownership. */
export const registrationMethods = {
  goskey: { ru: 'Госключ', en: 'Goskey' },
  delivery: { ru: 'Выезд курьера', en: 'By courier' },
  bank: { ru: 'В банке', en: 'At a bank' },
  mfc: { ru: 'В МФЦ', en: 'At an MFC' },
} as const satisfies WordList;

/** S3-84: progress of a request, as shown everywhere. */
export const requestCodes = {
  sent: { ru: 'Отправлена', en: 'Sent' },
  processing: { ru: 'В работе', en: 'In progress' },
  document: { ru: 'Документы', en: 'Documents' },
  answer: { ru: 'Ответ', en: 'Answer' },
  issuance: { ru: 'Выдача', en: 'Issuance' },
} as const satisfies WordList;
export type RequestCode = keyof typeof requestCodes;

/** S3-83, S3-88 (ruling): a status is finer than its code and names the next step. */
export const requestStatuses = {
  680: { code: 'sent', ru: 'Заявка отправлена', en: 'The request has been sent' },
  681: { code: 'processing', ru: 'Мы занимаемся заявкой', en: 'We are working on it' },
  682: { code: 'processing', ru: 'Заявка у партнёра', en: 'A partner is working on it' },
  683: { code: 'document', ru: 'Нужны ваши документы', en: 'We need your documents' },
  684: { code: 'document', ru: 'Проверяем документы', en: 'We are checking the documents' },
  685: { code: 'answer', ru: 'Ответ готов', en: 'The answer is ready' },
  686: { code: 'answer', ru: 'Нужен ваш выбор', en: 'We need your choice' },
  687: { code: 'issuance', ru: 'Готовим к выдаче', en: 'We are preparing the result' },
  688: { code: 'issuance', ru: 'Выдано', en: 'Done' },
} as const satisfies Record<number, Words & { readonly code: RequestCode }>;
