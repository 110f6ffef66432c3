import type { WordList } from '../texts/word-list.ts';

/** S4.1-02: the coarse stage of a deal. Stages that every deal passes are shown on its pages (`steps.ts`). */
export const dealStages = {
  booking: { ru: 'Бронирование', en: 'Booking' },
  parameters: { ru: 'Условия', en: 'Terms' },
  members: { ru: 'Участники', en: 'Members' },
  mortgage: { ru: 'Ипотека', en: 'Mortgage' },
  total: { ru: 'Итог', en: 'Total' },
  paperwork: { ru: 'Оформление', en: 'Paperwork' },
  completed: { ru: 'Завершение', en: 'Completion' },
  refund: { ru: 'Возврат', en: 'Refund' },
  assignment: { ru: 'Уступка', en: 'Assignment' },
} as const satisfies WordList;
export type DealStage = keyof typeof dealStages;

/** S4.1-04: steps of a refund; it ends automatically (`auto`), with money, or with a refusal. */
export const refundSteps = {
  start: { ru: 'Причина', en: 'Reason' },
  documents: { ru: 'Документы', en: 'Documents' },
  statement: { ru: 'Заявление', en: 'Statement' },
  awaits: { ru: 'Ждём решения', en: 'Waiting for the decision' },
  auto: { ru: 'Деньги вернутся сами', en: 'The money comes back by itself' },
  rejected: { ru: 'В возврате отказано', en: 'Refused' },
} as const satisfies WordList;

/** S4.1-05: steps of an assignment, when a contract passes to another person. */
export const assignmentSteps = {
  start: { ru: 'Условия', en: 'Terms' },
  documents: { ru: 'Документы', en: 'Documents' },
  awaits: { ru: 'Ждём согласия', en: 'Waiting for the consent' },
  contract: { ru: 'Договор', en: 'Contract' },
  success: { ru: 'Уступка состоялась', en: 'Assigned' },
} as const satisfies WordList;

/** S4.1-15; 2 and 3 by the ruling. */
export const contractStatuses = {
  0: { ru: 'Черновик', en: 'Draft' },
  1: { ru: 'В работе', en: 'In work' },
  2: { ru: 'Отправлен покупателю', en: 'Sent to the buyer' },
  3: { ru: 'Подписывается', en: 'Being signed' },
  4: { ru: 'Подписан', en: 'Signed' },
  5: { ru: 'Согласован', en: 'Approved' },
} as const satisfies WordList;
