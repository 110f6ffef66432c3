import {
  type ClockFormat,
  formatClock,
  formatSentClock,
  formatter,
  instant,
  type TimeLocale,
  type When,
} from './clock.ts';

export { formatClock, type TimeLocale, type When };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface DayFormat {
  now: When;
  locale?: TimeLocale;
}

type DayTimeFormat = DayFormat & Pick<ClockFormat, 'readerZone'>;

const parts = (when: When) => {
  const found = formatter('en', { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    instant(when),
  );
  const part = (type: string) => found.find((one) => one.type === type)?.value ?? '';
  return { year: part('year'), month: part('month'), day: part('day') };
};

/** The day in Moscow as YYYY-MM-DD (S9-21). */
export const isoDay = (when: When): string => {
  const { year, month, day: date } = parts(when);
  return `${year}-${month}-${date}`;
};

/** «24.11.2026», for tables. */
export const formatDate = (when: When): string => {
  const { year, month, day: date } = parts(when);
  return `${date}.${month}.${year}`;
};

/** «24 ноября», and «24 ноября 2027» when the year is not the present one. */
export const formatDay = (when: When, { now, locale = 'ru' }: DayFormat): string => {
  const date = instant(when);
  const text = formatter(locale, { day: 'numeric', month: 'long' }).format(date);
  const { year } = parts(date);
  const full = year === parts(now).year ? text : `${text} ${year}`;
  return full.replace(' ', '\u00a0');
};

/** «суббота». */
export const formatWeekday = (when: When, locale: TimeLocale = 'ru'): string =>
  formatter(locale, { weekday: 'long' }).format(instant(when));

/** «24 ноября, 18:00» on a page, with «по Москве» where the reader's own clock shows another hour. */
export const formatDayTime = (when: When, { now, locale = 'ru', ...reader }: DayTimeFormat): string =>
  `${formatDay(when, { now, locale })}, ${formatClock(when, { locale, ...reader })}`;

/**
 * «24 ноября, 18:00 по Москве», for notices, SMS, letters and refusals: the reader's time zone is unknown.
 */
export const formatSentDayTime = (when: When, { now, locale = 'ru' }: DayFormat): string =>
  `${formatDay(when, { now, locale })}, ${formatSentClock(when, { locale })}`;

/** «24.11.2026 18:00», for tables; with «по Москве» where the reader's own clock shows another hour. */
export const formatStamp = (when: When, format: ClockFormat): string =>
  `${formatDate(when)} ${formatClock(when, format)}`;

const roman = ['I', 'II', 'III', 'IV'] as const;
/** «II квартал 2028» (S9-30); `short` gives «II кв. 2028»; English has one short form, «Q2 2028». */
export const formatQuarter = (
  when: When,
  { locale = 'ru', short = false }: { locale?: TimeLocale; short?: boolean } = {},
) => {
  const { year, month } = parts(when);
  const quarter = Math.ceil(Number(month) / 3);
  if (locale === 'en') return `Q${quarter}\u00a0${year}`;
  return `${roman[quarter - 1]}\u00a0${short ? 'кв.' : 'квартал'} ${year}`;
};

const units = [
  { unit: 'day', size: day },
  { unit: 'hour', size: hour },
  { unit: 'minute', size: minute },
] as const;

/**
 * The time left until a moment, in the largest whole unit: «4 дня», «5 часов», «20 минут»; undefined when it
 * has passed.
 */
export const formatLeft = (until: When, { now, locale = 'ru' }: DayFormat): string | undefined => {
  const left = instant(until).getTime() - instant(now).getTime();
  if (left <= 0) return undefined;
  const { unit, size } = units.find((one) => left >= one.size) ?? units[2];
  const count = Math.max(1, Math.floor(left / size));
  const text = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return text.replace(' ', '\u00a0');
};

/**
 * How long something has lasted, in the accusative, as after a verb: «ждёт 1 минуту», «ждёт 21 минуту»; other
 * forms of days, hours and minutes are those of `formatLeft`. Undefined when it has just begun.
 */
export const formatWaited = (since: When, { now, locale = 'ru' }: DayFormat): string | undefined =>
  formatLeft(now, { now: since, locale })?.replace(/минута$/, 'минуту');

/** How near the end of a term is: `soon` in its last 24 hours, `over` after it (LOOK «What to use when»). */
export const termState = (until: When, now: When): 'calm' | 'soon' | 'over' => {
  const left = instant(until).getTime() - instant(now).getTime();
  if (left <= 0) return 'over';
  return left <= day ? 'soon' : 'calm';
};
