import type { WordList } from '../texts/word-list.ts';

/**
 * What a signer and the lawyer do to a contract without moving its deal, and what the clock finds, as codes
 * of its history.
 */
export const contractActs = [
  'open-contract',
  'agree-contract',
  'ask-question',
  'withdraw-question',
  'answer-question',
  'promise-contract',
  'miss-contract',
] as const;
export type ContractAct = (typeof contractActs)[number];

export const isContractAct = (event: string): event is ContractAct =>
  contractActs.some((one) => one === event);

/** Why a version that was sent is no longer in force. */
export const voidReasons = {
  replaced: { ru: 'Отправлена новая редакция', en: 'A new version was sent' },
  settled: { ru: 'Изменились участники или условия', en: 'The members or the terms have changed' },
  price: { ru: 'Изменилась цена', en: 'The price has changed' },
  refused: { ru: 'Подписывать отказались', en: 'Somebody has refused to sign' },
} as const satisfies WordList;
export type VoidReason = keyof typeof voidReasons;

/** Why a deal goes between its signers and the lawyer. */
export const contractReasons = {
  drafting: { ru: 'Готовим новую редакцию', en: 'We are preparing a new version' },
  discarded: {
    ru: 'Новая редакция не нужна: читаем прежнюю',
    en: 'No new version is needed: the former one is read',
  },
  missed: { ru: 'Обещали', en: 'Promised on' },
  answered: { ru: 'Ответили на вопросы', en: 'The questions are answered' },
} as const satisfies WordList;

/** «Редакция № 2» */
export const versionName = (number: number, locale: 'ru' | 'en'): string =>
  locale === 'ru' ? `Редакция №\u00a0${number}` : `Version No.\u00a0${number}`;

/** «Пункт 4.2» */
export const clauseName = (number: string, locale: 'ru' | 'en'): string =>
  locale === 'ru' ? `Пункт\u00a0${number}` : `Clause\u00a0${number}`;
