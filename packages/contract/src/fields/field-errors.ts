import { groupThousands } from '../texts/money.ts';
import { plural } from '../texts/plural.ts';
import { formatDate } from '../time/time.ts';
import type { PassportProblem } from '../users/rules.ts';
import { fieldLabel } from './field-labels.ts';
import type { SignFault } from './names.ts';
import type { NumberFault } from './personal-numbers.ts';
import type { PhoneProblem } from './phone.ts';

/**
 * Problems of a field (S5). Their sentences are registered here in both languages: the server answers with
 * them, and pages show the same ones before the call.
 */
export type FieldProblem =
  | 'required'
  | 'email'
  | 'minLength'
  | 'maxLength'
  | 'maxCount'
  | 'minValue'
  | 'maxValue'
  | 'integer'
  | NumberFault['problem']
  | 'birthCertificate'
  | 'accountCurrency'
  | 'accountKey'
  | 'correspondentKey'
  | 'sameAs'
  | PhoneProblem
  | SignFault['problem']
  | Exclude<PassportProblem, 'living-address-missing'>
  | 'childAdult'
  | 'snilsTaken'
  | 'paperEnds'
  | 'agree'
  | 'default';

type Locale = 'ru' | 'en';

/** What a rule requires, and what it found; `sameAs` names the other field. */
export interface FieldDemand {
  readonly count?: number | undefined;
  readonly other?: string | undefined;
  /** The character that the field does not allow. */
  readonly sign?: string | undefined;
  /** YYYY-MM-DD. */
  readonly day?: string | undefined;
}

interface Said {
  /** «Фамилия» in quotes; empty for a field that no person fills in. */
  readonly field: string;
  readonly count: number;
  readonly other: string;
  readonly sign: string;
  readonly day: string;
}

const characters = { one: 'символ', few: 'символа', many: 'символов' };
const russianCount = (count: number) => `${groupThousands(count)}\u00a0${plural(count, characters)}`;
const englishCount = (count: number) =>
  `${groupThousands(count)}\u00a0${count === 1 ? 'character' : 'characters'}`;
const value = (field: string) => (field ? `Значение ${field}` : 'Значение');

/** A character as it looks, or the description of an invisible one. */
const named = (sign: string, locale: Locale): string => {
  if (/[\n\r]/.test(sign)) return locale === 'ru' ? 'перенос строки' : 'the line break';
  if (/[\p{Cc}\p{Cn}\p{Co}]/u.test(sign)) return locale === 'ru' ? 'служебный знак' : 'the control sign';
  return locale === 'ru' ? `«${sign}»` : `“${sign}”`;
};

// S5-16…18 give three of the sentences and S5-13 that of the consent; the others are ours in the same style
// (S5-19…24).
const sentences: Record<FieldProblem, Record<Locale, (said: Said) => string>> = {
  required: {
    ru: ({ field }) => `Необходимо заполнить ${field || 'поле'}`,
    en: ({ field }) => `${field || 'A field'} is required`,
  },
  email: {
    ru: () => 'не является правильным email адресом',
    en: () => 'is not a valid e-mail address',
  },
  minLength: {
    ru: ({ field, count }) => `${value(field)} должно содержать минимум ${russianCount(count)}`,
    en: ({ field, count }) => `${field || 'A value'} must have at least ${englishCount(count)}`,
  },
  maxLength: {
    ru: ({ field, count }) => `${value(field)} должно содержать максимум ${russianCount(count)}`,
    en: ({ field, count }) => `${field || 'A value'} must have at most ${englishCount(count)}`,
  },
  maxCount: {
    ru: ({ field, count }) => `${field || 'Список'}: не больше ${groupThousands(count)}`,
    en: ({ field, count }) => `${field || 'A list'} must have at most ${groupThousands(count)}`,
  },
  minValue: {
    ru: ({ field, count }) => `${value(field)} должно быть не меньше ${groupThousands(count)}`,
    en: ({ field, count }) => `${field || 'A value'} must be at least ${groupThousands(count)}`,
  },
  maxValue: {
    ru: ({ field, count }) => `${value(field)} должно быть не больше ${groupThousands(count)}`,
    en: ({ field, count }) => `${field || 'A value'} must be at most ${groupThousands(count)}`,
  },
  integer: {
    ru: ({ field }) => `${value(field)} должно быть целым числом`,
    en: ({ field }) => `${field || 'A value'} must be a whole number`,
  },
  digits: {
    ru: ({ count }) => `Нужно ровно ${count} цифр`,
    en: ({ count }) => `Exactly ${count} digits are needed`,
  },
  snilsKey: {
    ru: () => 'Контрольное число не сходится. Сверьте СНИЛС с\u00a0документом',
    en: () => 'The control number does not fit. Check the SNILS against the document',
  },
  innKey: {
    ru: () => 'Контрольные цифры не сходятся. Сверьте ИНН с\u00a0документом',
    en: () => 'The control digits do not fit. Check the INN against the document',
  },
  birthCertificate: {
    ru: () => 'Нужны серия и\u00a0номер, как в\u00a0свидетельстве: IV-МЮ\u00a0123456',
    en: () => 'The series and the number are needed as in the certificate',
  },
  accountCurrency: {
    ru: () => 'Это валютный счёт. Нужен рублёвый: его цифры с\u00a06-й по\u00a08-ю\u00a0— 810',
    en: () => 'This account is not in rubles. Digits 6 to 8 of a ruble account are 810',
  },
  accountKey: {
    ru: () => 'Контрольная цифра не сходится. Сверьте счёт и\u00a0БИК с\u00a0письмом банка',
    en: () => 'The control digit does not fit. Check the account and the BIC against the bank’s letter',
  },
  correspondentKey: {
    ru: () => 'Этот корр. счёт не подходит к\u00a0БИК. Сверьте оба номера с\u00a0письмом банка',
    en: () => 'This correspondent account does not fit the BIC. Check both against the bank’s letter',
  },
  sameAs: {
    ru: ({ field, other }) => `${value(field)} должно совпадать с\u00a0${other || 'другим полем'}`,
    en: ({ field, other }) => `${field || 'A value'} must be the same as ${other || 'the other field'}`,
  },
  phoneShort: {
    ru: () => 'В номере не хватает цифр: после +7 их десять',
    en: () => 'The number is too short: ten digits follow +7',
  },
  phoneLong: {
    ru: () => 'В номере лишние цифры: после +7 их десять',
    en: () => 'The number is too long: ten digits follow +7',
  },
  phoneForeign: {
    ru: () => 'Нужен российский номер: +7 и десять цифр',
    en: () => 'A Russian number is needed: +7 and ten digits',
  },
  nameSign: {
    ru: ({ sign }) => `Здесь пишут буквы, дефис, апостроф и пробел. Уберите ${named(sign, 'ru')}`,
    en: ({ sign }) => `Letters, hyphens, apostrophes and spaces only. Take out ${named(sign, 'en')}`,
  },
  paperLetter: {
    ru: ({ sign }) => `В документах не напечатать ${named(sign, 'ru')}. Напишите без этого знака`,
    en: ({ sign }) => `Documents cannot print ${named(sign, 'en')}. Write it without this sign`,
  },
  'birthday-future': {
    ru: () => 'Дата рождения ещё не наступила',
    en: () => 'The date of birth is in the future',
  },
  'birthday-too-early': {
    ru: () => 'Проверьте год рождения: он раньше 1900',
    en: () => 'Check the year of birth: it is before 1900',
  },
  'too-young': {
    ru: () => 'Бронировать можно с 18 лет',
    en: () => 'You can book from the age of 18',
  },
  'issued-future': {
    ru: () => 'Дата выдачи ещё не наступила',
    en: () => 'The date of issue is in the future',
  },
  'issued-before-1997': {
    ru: () => 'Паспорта этого образца выдают с 1 октября 1997 года: проверьте дату выдачи',
    en: () => 'Passports of this form are issued since 1 October 1997: check the date of issue',
  },
  'issued-before-14': {
    ru: () => 'Паспорт выдают с 14 лет: проверьте дату выдачи и дату рождения',
    en: () => 'A passport is issued from the age of 14: check the date of issue and the date of birth',
  },
  'passport-ended': {
    ru: ({ count, day }) =>
      `Этот паспорт действовал до ${formatDate(day)}: в ${count} лет его меняют. Впишите новый`,
    en: ({ count, day }) =>
      `This passport was good until ${formatDate(day)}: it is changed at the age of ${count}. Fill in the new one`,
  },
  'number-zeros': {
    ru: () => 'В номере паспорта не бывает одних нулей: проверьте его',
    en: () => 'A passport number is never all zeros: check it',
  },
  childAdult: {
    ru: () => 'Это взрослый: пригласите его по телефону',
    en: () => 'This is an adult: invite them by phone',
  },
  snilsTaken: {
    ru: () => 'Этот СНИЛС уже вписан у другого участника',
    en: () => 'Another member has this SNILS already',
  },
  paperEnds: {
    ru: ({ day }) => `Нужен документ, который действует до ${formatDate(day)} или дольше`,
    en: ({ day }) => `A document is needed that is good until ${formatDate(day)} or longer`,
  },
  agree: {
    ru: () => 'Необходимо согласие с условиями пользовательского соглашения',
    en: () => 'You need to accept the terms of the user agreement',
  },
  default: {
    ru: ({ field }) => `${value(field)} неверно`,
    en: ({ field }) => `${field || 'A value'} is wrong`,
  },
};

const quoted = (name: string | undefined, locale: Locale) => {
  const label = name && fieldLabel(name, locale);
  if (!label) return '';
  return locale === 'ru' ? `«${label}»` : `“${label}”`;
};

/** Whether a word from elsewhere is a problem of this register. */
export const isFieldProblem = (name: string): name is FieldProblem => Object.hasOwn(sentences, name);

/** The sentence for a field with its label: «Необходимо заполнить «Фамилия»». */
export const fieldPhrase = (
  problem: FieldProblem,
  field: string,
  locale: Locale,
  { count = 0, other, sign = '', day = '' }: FieldDemand = {},
): string =>
  sentences[problem][locale]({
    field: quoted(field, locale),
    count,
    other: quoted(other, locale),
    sign,
    day,
  });
