import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals about electronic signatures of a contract. */
export const signaturesErrors = {
  SIGNATURE_KIND_LOW: {
    status: 409,
    ru: 'Этот документ подписывают усиленной подписью. Код из SMS для него не годится.',
    en: 'This paper needs an enhanced signature. A code does not sign it.',
  },
  SIGNING_CHANGED: {
    status: 409,
    ru: 'На подписи другой документ. Обновите страницу и откройте его.',
    en: 'Another paper is to be signed. Reload the page and open it.',
  },
  SIGNING_NOT_TURN: {
    status: 409,
    ru: 'Сейчас подписывают другие. Мы напишем, когда придёт ваша очередь.',
    en: 'Others sign now. We will write to you when it is your turn.',
  },
  SIGNING_ASKED: {
    status: 409,
    ru: 'Запрос уже в приложении. Подпишите его там.',
    en: 'The request is in the app already. Sign it there.',
  },
  CERTIFICATE_UNFIT: {
    status: 409,
    ru: 'Этой подписью договор не подписать. {why}',
    en: 'This certificate cannot sign the contract. {why}',
  },
  SIGNING_PAPER_ONLY: {
    status: 409,
    ru: 'Этот договор подписывают на бумаге в офисе: подпись нужна и от {who}.',
    en: 'This contract is signed on paper in an office: {who} has to sign as well.',
  },
  POWER_OVER: {
    status: 409,
    ru: 'Полномочия подписанта закончились или ещё не начались. Нужна новая доверенность.',
    en: 'The power of the signatory is over or not yet in force. A new one is needed.',
  },
} as const satisfies Record<string, ErrorEntry>;
