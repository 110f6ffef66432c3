import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals about contracts of deals. */
export const contractsErrors = {
  CONTRACT_LACKS: {
    status: 409,
    ru: 'Договор не собрать: не хватает данных. {what}',
    en: 'The contract cannot be made: data are missing. {what}',
  },
  CONTRACT_FINDINGS: {
    status: 409,
    ru: 'Отправить нельзя: проверка нашла ошибки. {what}',
    en: 'It cannot be sent: the checks have found errors. {what}',
  },
  CONTRACT_OUTDATED: {
    status: 409,
    ru: 'Данные сделки или шаблон изменились. Соберите договор заново.',
    en: 'The data of the deal or the template have changed. Make the contract again.',
  },
  CONTRACT_CHANGED: {
    status: 409,
    ru: 'Есть другая редакция договора. Обновите страницу и прочитайте её.',
    en: 'There is another version of the contract. Reload the page and read it.',
  },
  CONTRACT_UNREAD: {
    status: 409,
    ru: 'Сначала прочитайте договор до конца. Осталось пунктов: {left}.',
    en: 'Read the contract to the end first. Clauses left: {left}.',
  },
  QUESTION_OPEN: {
    status: 409,
    ru: 'Есть вопрос без ответа. Согласиться можно после ответа юриста.',
    en: 'A question has no answer. You can agree once the lawyer has answered.',
  },
  QUESTIONS_FULL: {
    status: 409,
    ru: 'Вопросов уже {max}. Дождитесь ответов.',
    en: 'There are {max} questions already. Wait for the answers.',
  },
  TEMPLATE_BROKEN: {
    status: 409,
    ru: 'Текст по шаблону не собрать. {what}',
    en: 'The template gives no text. {what}',
  },
  TEMPLATE_OWN: {
    status: 409,
    ru: 'Свой шаблон утвердить нельзя. Это делает второй юрист.',
    en: 'You cannot approve your own template. A second lawyer does it.',
  },
} as const satisfies Record<string, ErrorEntry>;
