/** Languages in which a date is written. */
export type TimeLocale = 'ru' | 'en';

/**
 * Dates are shown in Moscow time, wherever the reader is; also the time zone of an object that names none.
 */
export const moscow = 'Europe/Moscow';

/** An instant, or a day as YYYY-MM-DD (read as that day in Moscow). */
export type When = Date | string | number;

export const instant = (when: When): Date =>
  typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when)
    ? new Date(`${when}T12:00:00+03:00`)
    : new Date(when);

const formatters = new Map<string, Intl.DateTimeFormat>();
/** A cached formatter of a time zone. @throws {RangeError} for an unknown zone */
export const formatterIn = (
  timeZone: string | undefined,
  locale: TimeLocale,
  options: Intl.DateTimeFormatOptions,
) => {
  const key = `${timeZone} ${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    ...(timeZone && { timeZone }),
    ...options,
  });
  formatters.set(key, made);
  return made;
};

/**
 * Formats dates in Moscow. Hours are formatted by `formatClock` and similar functions, which name the zone.
 */
export const formatter = (
  locale: TimeLocale,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone' | 'hour' | 'minute' | 'second' | 'timeStyle'>,
) => formatterIn(moscow, locale, options);

export interface ClockFormat {
  locale: TimeLocale;
  /** The reader's time zone; by default that of the browser. */
  readerZone?: string;
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const zoneWords = { ru: 'по\u00a0Москве', en: 'Moscow\u00a0time' } as const;

/** «18:00», for a paper that names the zone in words of its own. */
export const bareClock = (when: When): string => formatterIn(moscow, 'ru', clock).format(instant(when));

/** Whether the reader's own clock shows another hour at that moment. */
const differs = (at: Date, readerZone: string | undefined): boolean => {
  const moment = { ...clock, day: 'numeric' } as const;
  return formatterIn(moscow, 'ru', moment).format(at) !== formatterIn(readerZone, 'ru', moment).format(at);
};

/** «18:00 по Москве»: for messages, whose reader may be in any time zone. */
export const formatSentClock = (when: When, { locale }: Pick<ClockFormat, 'locale'>): string =>
  `${bareClock(when)} ${zoneWords[locale]}`;

/** «18:00» on a page; «18:00 по Москве» where the reader's own clock shows another hour. */
export const formatClock = (when: When, { locale, readerZone }: ClockFormat): string =>
  differs(instant(when), readerZone) ? formatSentClock(when, { locale }) : bareClock(when);
