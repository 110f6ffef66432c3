import type { WordList } from '../../texts/word-list.ts';

/** Parts of a member's papers that the desk may return. */
export const returnedFields = {
  passport: { ru: 'паспорт', en: 'passport' },
  certificate: { ru: 'свидетельство о рождении', en: 'birth certificate' },
  foreign: { ru: 'иностранный документ', en: 'foreign document' },
  translation: { ru: 'перевод документа', en: 'translation of the document' },
  snils: { ru: 'СНИЛС', en: 'SNILS' },
  registration: { ru: 'регистрация по адресу', en: 'registration at the address' },
  power: { ru: 'доверенность', en: 'power of attorney' },
  consent: { ru: 'согласие родителя', en: "parent's consent" },
  guardian: { ru: 'документ опекуна', en: "guardian's document" },
  marriage: { ru: 'свидетельство о браке', en: 'marriage certificate' },
} as const satisfies WordList;
export type ReturnedField = keyof typeof returnedFields;

/** Reasons; only the clock uses the last two. */
export const returnReasons = {
  unreadable: { ru: 'не читается', en: 'cannot be read' },
  mismatch: { ru: 'не совпадает с тем, что вписано', en: 'does not match what is filled in' },
  expired: { ru: 'срок вышел или выйдет до подписания', en: 'has ended, or ends before the signing' },
  incomplete: { ru: 'не все страницы', en: 'pages are missing' },
  'wrong-paper': { ru: 'это другой документ', en: 'it is another document' },
  'turned-14': { ru: 'исполнилось 14 лет: нужен паспорт', en: 'turned 14: a passport is needed' },
  'turned-18': {
    ru: 'исполнилось 18 лет: теперь участвует сам, со своим входом',
    en: 'turned 18: takes part with an own sign-in from now on',
  },
} as const satisfies WordList;
export type ReturnReason = keyof typeof returnReasons;

/** Reasons that the desk may choose. */
export const deskReturnReasons = [
  'unreadable',
  'mismatch',
  'expired',
  'incomplete',
  'wrong-paper',
] as const satisfies readonly ReturnReason[];

/** One returned part. */
export interface ReturnFinding {
  readonly field: ReturnedField;
  readonly reason: ReturnReason;
  /** Comment of the desk; may be empty. */
  readonly note: string;
}

/** «Паспорт: не читается. Снимите без блика» */
export function returnPhrase({ field, reason, note }: ReturnFinding, locale: 'ru' | 'en'): string {
  const name = returnedFields[field][locale];
  const said = `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${returnReasons[reason][locale]}`;
  return note ? `${said}. ${note}` : said;
}
