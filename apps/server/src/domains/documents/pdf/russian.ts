import numbers from 'number-to-words-ru';

const moscowDay = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Moscow',
});
const moscowTime = new Intl.DateTimeFormat('ru-RU', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** «12 ноября 2026 г.» in Moscow. */
export function dateInWords(at: Date): string {
  return moscowDay.format(at);
}

/** «24 ноября 2026 г., 18:00 (по московскому времени)». */
export function moment(at: Date): string {
  return `${moscowDay.format(at)}, ${moscowTime.format(at)} (по московскому времени)`;
}

/** «12 480 000 руб.», with kopecks only when there are any. Takes kopecks. */
export function rubles(kopecks: bigint): string {
  const { sign, whole, rest } = split(kopecks);
  const grouped = whole.toString().replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  const fraction = rest === 0n ? '' : `,${rest.toString().padStart(2, '0')}`;
  return `${sign}${grouped}${fraction}\u00a0руб.`;
}

/** «тридцать тысяч рублей 00 копеек». Takes kopecks, not negative. */
export function rublesInWords(kopecks: bigint): string {
  const { sign, whole, rest } = split(kopecks);
  if (sign !== '') throw new RangeError('a sum in words is never negative');
  const words = numbers.convert(`${whole}.${rest.toString().padStart(2, '0')}`, {
    currency: 'rub',
    convertNumberToWords: { integer: true, fractional: false },
  });
  return words.charAt(0).toLowerCase() + words.slice(1);
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

function split(kopecks: bigint): { sign: string; whole: bigint; rest: bigint } {
  const absolute = kopecks < 0n ? -kopecks : kopecks;
  return { sign: kopecks < 0n ? '−' : '', whole: absolute / 100n, rest: absolute % 100n };
}
