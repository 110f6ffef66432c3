import { formatMoney, type Kopecks } from '@novosel/contract/texts/money.ts';
import { kopecksInWords } from '@novosel/contract/texts/money-words.ts';
import { midSentence } from '@novosel/contract/texts/text.ts';
import { bareClock } from '@novosel/contract/time/clock.ts';

const moscowDay = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Moscow',
});
/** «12 ноября 2026 г.» in Moscow. */
export function dateInWords(at: Date): string {
  return moscowDay.format(at);
}

/** «24 ноября 2026 г., 18:00 (по московскому времени)». */
export function moment(at: Date): string {
  return `${moscowDay.format(at)}, ${bareClock(at)} (по московскому времени)`;
}

/** «12 480 000 руб.», with kopecks only when there are any. */
export function rubles(sum: Kopecks): string {
  return formatMoney(sum, { kopecks: sum % 100 !== 0 });
}

/**
 * «тридцать тысяч рублей 00 копеек», within a sentence.
 * @throws RangeError as `kopecksInWords`
 */
export function rublesInWords(sum: Kopecks): string {
  return midSentence(kopecksInWords(sum));
}

/** «Северный мол»; quotes inside the name become „…“. */
export function quoted(name: string): string {
  return `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
}

/** Keeps short words, numbers with their units, and initials with the surname on one line. */
export function typograph(text: string): string {
  return text
    .replace(/№ /g, '№\u00a0')
    .replace(/(^|[\s(«])([а-яё]{1,2}) (?=\S)/gi, '$1$2\u00a0')
    .replace(/(^|[\s(«\u00a0])([а-яё]{1,2}) (?=\S)/gi, '$1$2\u00a0')
    .replace(
      /(\d) (?=(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря))/g,
      '$1\u00a0',
    )
    .replace(/(\d) (?=(?:г\.|кв\.|м²|руб\.|дн|календарн))/g, '$1\u00a0')
    .replace(/ — /g, '\u00a0— ')
    .replace(/ (?=[А-ЯЁ]\.(?:\s?[А-ЯЁ]\.)?)/g, '\u00a0');
}
