import type { Kopecks } from './money.ts';
import { integerFromWords, integerInWords } from './number-words.ts';
import { plural } from './plural.ts';
import { capital } from './text.ts';

const ruble = { one: 'рубль', few: 'рубля', many: 'рублей' };
const kopeck = { one: 'копейка', few: 'копейки', many: 'копеек' };

/**
 * A sum as papers write it: «Семь миллионов восемьсот шестнадцать тысяч рублей 00 копеек». Own code instead
 * of `number-to-words-ru`, which cannot parse words and adds 12 KB to a page; a test compares both.
 * @throws RangeError unless it is a whole number of kopecks from 0 to 999 999 999 999,99 rubles
 */
export function kopecksInWords(sum: Kopecks): string {
  if (!Number.isInteger(sum)) throw new RangeError(`${sum} is not a sum to be put in words`);
  const [whole, part] = [Math.floor(sum / 100), sum % 100];
  const rubles = `${integerInWords(whole)} ${plural(whole, ruble)}`;
  return capital(`${rubles} ${String(part).padStart(2, '0')} ${plural(part, kopeck)}`);
}

/**
 * Parses the words of `kopecksInWords`, to check that a paper's words match its digits. Undefined for any
 * other words, such as wrong endings. Case and the kind of spaces are ignored.
 */
export function kopecksFromWords(text: string): Kopecks | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const { words = '', part = '' } = /^(?<words>.+) рубл\S+ (?<part>\d\d) копе\S+$/.exec(plain)?.groups ?? {};
  const whole = integerFromWords(words);
  if (whole === undefined) return undefined;
  const sum = whole * 100 + Number(part);
  return kopecksInWords(sum).toLowerCase() === plain ? sum : undefined;
}
