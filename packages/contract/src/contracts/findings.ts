import type { GroupsFinding } from '../members/shares/share-groups.ts';
import { groupsFindingPhrase } from '../members/shares/share-phrases.ts';
import type { Words } from '../texts/word-list.ts';
import type { EssentialTerm } from './template.ts';

/** What keeps a version from being sent: the words of each, in the order of the contract. */
const words = {
  'holder-unknown': {
    ru: 'Доля записана на человека, которого нет среди участников',
    en: 'A share belongs to a person who is not a member',
  },
  'member-without-share': { ru: 'У участника нет доли', en: 'A member has no share' },
  'document-kind': {
    ru: 'Документ не по возрасту: до 14 лет свидетельство о рождении, потом паспорт',
    en: 'The document does not fit the age: a birth certificate before 14, a passport after it',
  },
  'passport-invalid': {
    ru: 'Паспорт недействителен в день подписания',
    en: 'The passport is not valid on the day of signing',
  },
  'signer-wrong': {
    ru: 'Подписывает не тот: до 14 лет родитель, с 14 до 18 сам с согласия родителя, потом сам',
    en: 'The wrong person signs: a parent before 14, the child with consent from 14 to 18, then the person alone',
  },
  'parent-minor': { ru: 'Законному представителю нет 18 лет', en: 'The legal representative is under 18' },
  'consent-late': {
    ru: 'Согласие родителя дано позже дня подписания',
    en: 'The consent of the parent is later than the day of signing',
  },
  'power-invalid': {
    ru: 'Доверенность не действует в день подписания',
    en: 'The power of attorney is not in force on the day of signing',
  },
  'object-kind': { ru: 'Вид не совпадает с лотом', en: 'The kind differs from that of the lot' },
  'object-number': { ru: 'Номер не совпадает с лотом', en: 'The number differs from that of the lot' },
  'object-place': {
    ru: 'Секция или этаж не совпадает с лотом',
    en: 'The section or the floor differs from that of the lot',
  },
  'object-area': { ru: 'Площадь не совпадает с лотом', en: 'The area differs from that of the lot' },
  'rooms-area': {
    ru: 'Площади частей не складываются в общую',
    en: 'The parts do not add up to the total area',
  },
  'reduced-area': {
    ru: 'Приведённая площадь посчитана неверно',
    en: 'The reduced area is calculated wrongly',
  },
  'price-confirmed': {
    ru: 'Цена не та, которую подтвердил покупатель',
    en: 'The price is not the one that the buyer confirmed',
  },
  'unit-price': {
    ru: 'Цена метра не равна цене, делённой на площадь',
    en: 'The price of a metre is not the price divided by the area',
  },
  'schedule-total': {
    ru: 'Сумма платежей не равна цене',
    en: 'The payments do not add up to the price',
  },
  'schedule-days': {
    ru: 'Даты платежей идут не по порядку',
    en: 'The days of the payments are not in order',
  },
  'loan-missing': { ru: 'Нет кредитного договора', en: 'The loan contract is missing' },
  'loan-sum': {
    ru: 'Сумма кредита не равна платежам из кредита',
    en: 'The loan differs from the payments by loan',
  },
  'capital-sum': {
    ru: 'Сумма материнского капитала не равна платежам из него',
    en: 'Maternity capital differs from the payments by it',
  },
  'escrow-bank': {
    ru: 'Банк эскроу не тот, что у дома',
    en: 'The escrow bank is not the bank of the house',
  },
  'escrow-total': {
    ru: 'Сумма депонирования не равна цене',
    en: 'The escrow deposit differs from the price',
  },
  'depositor-unknown': {
    ru: 'Депонента нет среди участников',
    en: 'A depositor is not a member',
  },
  'escrow-term': {
    ru: 'Срок депонирования дольше, чем разрешает закон',
    en: 'The deposit is longer than the law allows',
  },
  'term-promise': {
    ru: 'Срок передачи не тот, что обещан в доме',
    en: 'The transfer term is not the one promised for the house',
  },
  'term-past': {
    ru: 'Срок передачи уже прошёл: дому нужен новый обещанный срок',
    en: 'The transfer term has passed: the house needs a new promised term',
  },
  'warranty-short': {
    ru: 'Гарантийный срок меньше, чем требует закон',
    en: 'The warranty is shorter than the law requires',
  },
  'annex-missing': { ru: 'Нет приложения', en: 'An annex is missing' },
  'words-differ': { ru: 'Сумма прописью не равна цифрам', en: 'The sum in words differs from the digits' },
  'placeholder-left': {
    ru: 'В тексте осталось незаполненное место',
    en: 'The text has a placeholder that is not filled in',
  },
  'essential-missing': {
    ru: 'В тексте нет существенного условия',
    en: 'An essential term is missing in the text',
  },
} as const satisfies Readonly<Record<string, Words>>;

type OwnCode = keyof typeof words;
export const contractFindingCodes = ['shares', ...(Object.keys(words) as OwnCode[])] as const;

interface Finding {
  /** Path in the data, or `clauses.ID` for a place in the text. */
  readonly field: string;
}
interface OwnFinding extends Finding {
  readonly code: OwnCode;
  /** As the contract has it and as it must be: sums, areas and dates in digits, or words of the text. */
  readonly found?: string;
  readonly expected?: string;
  readonly term?: EssentialTerm;
}
/** A red line of the automatic checks. */
export type ContractFinding =
  | OwnFinding
  | (Finding & { readonly code: 'shares'; readonly cause: GroupsFinding });

const termWords: Readonly<Record<EssentialTerm, Words>> = {
  object: { ru: 'предмет договора', en: 'the object' },
  term: { ru: 'срок передачи', en: 'the transfer term' },
  price: { ru: 'цена', en: 'the price' },
  payment: { ru: 'порядок и сроки оплаты', en: 'the order and dates of payment' },
  warranty: { ru: 'гарантийный срок', en: 'the warranty' },
  escrow: { ru: 'счёт эскроу', en: 'the escrow account' },
};

const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** «Сумма платежей не равна цене. Сейчас: 7 816 590,00. Нужно: 7 816 950,00.» */
export function contractFindingPhrase(finding: ContractFinding, locale: 'ru' | 'en'): string {
  if (finding.code === 'shares') return `${groupsFindingPhrase(finding.cause, locale)}.`;
  const { code, term, found, expected } = finding;
  const [now, must] = locale === 'ru' ? ['Сейчас', 'Нужно'] : ['Now', 'Needed'];
  return [
    `${words[code][locale]}${term ? `: ${termWords[term][locale]}` : ''}.`,
    ...(found === undefined ? [] : [ended(`${now}: ${found}`)]),
    ...(expected === undefined ? [] : [ended(`${must}: ${expected}`)]),
  ].join(' ');
}
