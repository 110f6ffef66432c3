import type { WordList } from '../texts/word-list.ts';

/**
 * What is deleted with the account, as soon as the request is carried out (152-FZ, article 21, part 4 and 5).
 */
export const goes = {
  profile: {
    ru: 'Имя, телефон, почта, дата рождения и пароль',
    en: 'Name, phone, e-mail, birthday and password',
  },
  passport: {
    ru: 'Паспорт из профиля и сканы, не вошедшие в сделки',
    en: 'The passport of the profile and scans outside deals',
  },
  sessions: {
    ru: 'Входы, ключи доступа, устройства и связанные сайты',
    en: 'Sign-ins, passkeys, devices and connected sites',
  },
  choice: {
    ru: 'Избранное, заметки, просмотры и настройки рассылок',
    en: 'Favourites, notes, views and settings of news',
  },
  notices: { ru: 'Уведомления и черновики', en: 'Notifications and drafts' },
  bonus: {
    ru: 'Карта покупателя, сертификаты и персональные скидки',
    en: 'The loyalty card, certificates and personal discounts',
  },
  trusted: {
    ru: 'Доверенные лица и то, что доверили вам',
    en: 'Trusted persons and what others have entrusted to you',
  },
  mortgage: {
    ru: 'Заявки на ипотеку и кредитный потенциал',
    en: 'Mortgage applications and the credit potential',
  },
} as const satisfies WordList;

/**
 * What is kept, by which law and for how long. It is then linked only to a number, whose profile is empty.
 */
export const stays = {
  deals: {
    ru: 'Брони, договоры, подписанные документы и сканы паспорта к ним — 5 лет после года, в котором они закрыты (статья 29 закона 402-ФЗ)',
    en: 'Bookings, contracts, signed documents and their passport scans: 5 years after the year in which they ended (402-FZ, article 29)',
  },
  money: {
    ru: 'Платежи, возвраты и чеки — 5 лет (статья 29 закона 402-ФЗ и статья 7 закона 115-ФЗ)',
    en: 'Payments, refunds and receipts: 5 years (402-FZ, article 29; 115-FZ, article 7)',
  },
  signatures: {
    ru: 'Доказательства подписей — пока хранится подписанный документ (статья 9 закона 63-ФЗ)',
    en: 'Evidence of signatures: as long as the signed document (63-FZ, article 9)',
  },
  consents: {
    ru: 'Записи о согласиях и их отзыве — 3 года: мы обязаны доказать, что согласие было (статья 9 закона 152-ФЗ)',
    en: 'Records of consents and withdrawals: 3 years, since we must prove them (152-FZ, article 9)',
  },
  letters: {
    ru: 'Обращения и переписка с поддержкой — 3 года, срок исковой давности (статья 196 ГК РФ)',
    en: 'Requests and chats with support: 3 years, the limitation period (Civil Code, article 196)',
  },
  log: {
    ru: 'Журнал действий — 3 года: по нему видно, кто и что делал с вашими данными и деньгами',
    en: 'The log of acts: 3 years; it shows who did what with your data and money',
  },
} as const satisfies WordList;

/** What must end before a deletion. */
export const blockers = {
  booking: {
    ru: 'У вас есть действующая бронь. Завершите или отмените её.',
    en: 'You have a live booking. Finish or cancel it.',
  },
  deal: {
    ru: 'У вас идёт сделка. Данные нужны, чтобы её завершить.',
    en: 'You have a deal under way. The data are needed to finish it.',
  },
  refund: {
    ru: 'Мы ещё возвращаем вам деньги. Дождитесь возврата.',
    en: 'We are still returning your money. Wait for the refund.',
  },
  staff: {
    ru: 'Это учётная запись сотрудника: её закрывает администратор.',
    en: 'This is a staff account: the administrator closes it.',
  },
} as const satisfies WordList;

/** Days until a deletion must be carried out (152-FZ, article 21, part 5.1 and promise 53). */
export const deletionDays = 30;
/** Days for which an export can be downloaded. */
export const exportDays = 7;
