import { maxRubles } from './money.ts';
import { type PluralForms, plural } from './plural.ts';

export type Gender = 'masculine' | 'feminine' | 'neuter';

const genders = { masculine: ['один', 'два'], feminine: ['одна', 'две'], neuter: ['одно', 'два'] } as const;
const zero = 'ноль';
/** From 3. */
const ones = ['три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
/** From 10. */
const teens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
/** From 20. */
const tens = [
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const hundreds = [
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];

interface Scale {
  readonly size: number;
  readonly gender: Gender;
  readonly forms: PluralForms;
}

const scales: readonly Scale[] = [
  {
    size: 1_000_000_000,
    gender: 'masculine',
    forms: { one: 'миллиард', few: 'миллиарда', many: 'миллиардов' },
  },
  { size: 1_000_000, gender: 'masculine', forms: { one: 'миллион', few: 'миллиона', many: 'миллионов' } },
  { size: 1_000, gender: 'feminine', forms: { one: 'тысяча', few: 'тысячи', many: 'тысяч' } },
];

/**
 * A whole number in Russian words, nominative: 21 is «двадцать один», feminine «двадцать одна».
 * @throws RangeError unless it is a whole number from 0 to `maxRubles`
 */
export function integerInWords(whole: number, gender: Gender = 'masculine'): string {
  if (!Number.isInteger(whole) || whole < 0 || whole > maxRubles)
    throw new RangeError(`${whole} is not a number to be put in words`);
  if (whole === 0) return zero;
  const large = scales.flatMap(({ size, gender: own, forms }) => {
    const group = Math.floor(whole / size) % 1000;
    return group === 0 ? [] : [...groupInWords(group, own), plural(group, forms)];
  });
  return [...large, ...groupInWords(whole % 1000, gender)].join(' ');
}

/** Words of a number from 1 to 999; empty for 0. */
function groupInWords(group: number, gender: Gender): string[] {
  const [hundred, rest] = [Math.floor(group / 100), group % 100];
  const below =
    rest >= 10 && rest < 20
      ? [teens[rest - 10]]
      : [tens[Math.floor(rest / 10) - 2], [...genders[gender], ...ones][(rest % 10) - 1]];
  return [hundreds[hundred - 1], ...below].filter((word) => word !== undefined);
}

const sizes = new Map(scales.flatMap(({ size, forms }) => Object.values(forms).map((form) => [form, size])));
const values = new Map<string, number>([
  [zero, 0],
  ...Object.values(genders).flatMap((words) => words.map((word, at) => [word, at + 1] as const)),
  ...ones.map((word, at) => [word, at + 3] as const),
  ...teens.map((word, at) => [word, at + 10] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ...hundreds.map((word, at) => [word, (at + 1) * 100] as const),
]);

/**
 * Parses the words of `integerInWords`; undefined for any other words, such as wrong endings. Case and the
 * kind of spaces are ignored.
 */
export function integerFromWords(text: string, gender: Gender = 'masculine'): number | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let [whole, group] = [0, 0];
  for (const word of words) {
    const size = sizes.get(word);
    const value = size === undefined ? values.get(word) : 0;
    if (value === undefined) return undefined;
    group += value;
    if (size === undefined) continue;
    whole += group * size;
    group = 0;
  }
  const found = whole + group;
  return found <= maxRubles && integerInWords(found, gender) === words.join(' ') ? found : undefined;
}
