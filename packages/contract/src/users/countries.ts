import { type CodeOf, choicesOf, type WordList } from '../texts/word-list.ts';

/** S3-73: by the two-letter codes of ISO 3166-1, with the names that people search for. */
export const countries = {
  RU: { ru: 'Россия', en: 'Russia' },
  AE: { ru: 'ОАЭ', en: 'United Arab Emirates' },
  AM: { ru: 'Армения', en: 'Armenia' },
  AR: { ru: 'Аргентина', en: 'Argentina' },
  AT: { ru: 'Австрия', en: 'Austria' },
  AU: { ru: 'Австралия', en: 'Australia' },
  AZ: { ru: 'Азербайджан', en: 'Azerbaijan' },
  BE: { ru: 'Бельгия', en: 'Belgium' },
  BG: { ru: 'Болгария', en: 'Bulgaria' },
  BR: { ru: 'Бразилия', en: 'Brazil' },
  BY: { ru: 'Беларусь', en: 'Belarus' },
  CA: { ru: 'Канада', en: 'Canada' },
  CH: { ru: 'Швейцария', en: 'Switzerland' },
  CN: { ru: 'Китай', en: 'China' },
  CU: { ru: 'Куба', en: 'Cuba' },
  CY: { ru: 'Кипр', en: 'Cyprus' },
  CZ: { ru: 'Чехия', en: 'Czechia' },
  DE: { ru: 'Германия', en: 'Germany' },
  DK: { ru: 'Дания', en: 'Denmark' },
  EE: { ru: 'Эстония', en: 'Estonia' },
  EG: { ru: 'Египет', en: 'Egypt' },
  ES: { ru: 'Испания', en: 'Spain' },
  FI: { ru: 'Финляндия', en: 'Finland' },
  FR: { ru: 'Франция', en: 'France' },
  GB: { ru: 'Великобритания', en: 'United Kingdom' },
  GE: { ru: 'Грузия', en: 'Georgia' },
  GR: { ru: 'Греция', en: 'Greece' },
  HR: { ru: 'Хорватия', en: 'Croatia' },
  HU: { ru: 'Венгрия', en: 'Hungary' },
  IE: { ru: 'Ирландия', en: 'Ireland' },
  IL: { ru: 'Израиль', en: 'Israel' },
  IN: { ru: 'Индия', en: 'India' },
  IR: { ru: 'Иран', en: 'Iran' },
  IS: { ru: 'Исландия', en: 'Iceland' },
  IT: { ru: 'Италия', en: 'Italy' },
  JP: { ru: 'Япония', en: 'Japan' },
  KG: { ru: 'Киргизия', en: 'Kyrgyzstan' },
  KR: { ru: 'Республика Корея', en: 'South Korea' },
  KZ: { ru: 'Казахстан', en: 'Kazakhstan' },
  LT: { ru: 'Литва', en: 'Lithuania' },
  LV: { ru: 'Латвия', en: 'Latvia' },
  MD: { ru: 'Молдова', en: 'Moldova' },
  ME: { ru: 'Черногория', en: 'Montenegro' },
  MN: { ru: 'Монголия', en: 'Mongolia' },
  MT: { ru: 'Мальта', en: 'Malta' },
  NL: { ru: 'Нидерланды', en: 'Netherlands' },
  NO: { ru: 'Норвегия', en: 'Norway' },
  NZ: { ru: 'Новая Зеландия', en: 'New Zealand' },
  PL: { ru: 'Польша', en: 'Poland' },
  PT: { ru: 'Португалия', en: 'Portugal' },
  RO: { ru: 'Румыния', en: 'Romania' },
  RS: { ru: 'Сербия', en: 'Serbia' },
  SE: { ru: 'Швеция', en: 'Sweden' },
  SI: { ru: 'Словения', en: 'Slovenia' },
  SK: { ru: 'Словакия', en: 'Slovakia' },
  SY: { ru: 'Сирия', en: 'Syria' },
  TH: { ru: 'Таиланд', en: 'Thailand' },
  TJ: { ru: 'Таджикистан', en: 'Tajikistan' },
  TM: { ru: 'Туркменистан', en: 'Turkmenistan' },
  TR: { ru: 'Турция', en: 'Turkey' },
  UA: { ru: 'Украина', en: 'Ukraine' },
  US: { ru: 'США', en: 'United States' },
  UZ: { ru: 'Узбекистан', en: 'Uzbekistan' },
  VN: { ru: 'Вьетнам', en: 'Vietnam' },
  ZA: { ru: 'ЮАР', en: 'South Africa' },
} as const satisfies WordList;
export type Country = CodeOf<typeof countries>;

/** S3-74. */
export const defaultCountry: Country = 'RU';

/** The countries in the order of a select field: the most likely one first, then alphabetically. */
export const countryChoices = (locale: 'ru' | 'en') => {
  const { compare } = new Intl.Collator(locale);
  const isLater = ({ value }: { value: Country }) => Number(value !== defaultCountry);
  return choicesOf(countries, locale).sort(
    (one, other) => isLater(one) - isLater(other) || compare(one.label, other.label),
  );
};
