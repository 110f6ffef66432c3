import type { WordList } from '../texts/word-list.ts';
import { formatterIn, type TimeLocale } from '../time/clock.ts';
import { lookup } from '../wire/lookup.ts';

const minuteMs = 60_000;

/** Minutes by which a zone is ahead of UTC at a moment. @throws {RangeError} for an unknown zone */
export function offsetMinutes(at: number, zone: string | undefined): number {
  const parts = formatterIn(zone, 'en', { timeZoneName: 'longOffset' }).formatToParts(new Date(at));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** Whether a name is a time zone of IANA. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(zone) && Number.isFinite(offsetMinutes(0, zone));
  } catch {
    return false;
  }
}

const local = (at: number, zone: string | undefined): string =>
  new Date(at + offsetMinutes(at, zone) * minuteMs).toISOString();

/** The day YYYY-MM-DD in a zone. @param at Unix time in ms */
export const dayIn = (at: number, zone: string | undefined): string => local(at, zone).slice(0, 10);

/** «14:00» in a zone. @param at Unix time in ms */
export const clockIn = (at: number, zone: string | undefined): string => local(at, zone).slice(11, 16);

/** The moment of «14:00» on a day in a zone, Unix time in ms. */
export const momentIn = (day: string, clock: string, zone: string): number =>
  fromClock(Date.parse(`${day}T${clock}:00Z`), zone);

/** When a day, YYYY-MM-DD, begins in a zone, Unix time in ms. */
export const startOfDayIn = (day: string, zone: string): number =>
  fromClock(Date.parse(`${day}T00:00:00Z`), zone);

/** @param asUtc what the clock of the zone shows, as if it were that of UTC */
function fromClock(asUtc: number, zone: string): number {
  const guess = asUtc - offsetMinutes(asUtc, zone) * minuteMs;
  return asUtc - offsetMinutes(guess, zone) * minuteMs;
}

/** «UTC+3», «UTC−3:30» */
export function utcName(minutes: number): string {
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

const cities = lookup({
  'Europe/Kaliningrad': { ru: 'Калининград', en: 'Kaliningrad' },
  'Europe/Moscow': { ru: 'Москва', en: 'Moscow' },
  'Europe/Samara': { ru: 'Самара', en: 'Samara' },
  'Europe/Saratov': { ru: 'Саратов', en: 'Saratov' },
  'Asia/Yekaterinburg': { ru: 'Екатеринбург', en: 'Yekaterinburg' },
  'Asia/Omsk': { ru: 'Омск', en: 'Omsk' },
  'Asia/Novosibirsk': { ru: 'Новосибирск', en: 'Novosibirsk' },
  'Asia/Barnaul': { ru: 'Барнаул', en: 'Barnaul' },
  'Asia/Tomsk': { ru: 'Томск', en: 'Tomsk' },
  'Asia/Krasnoyarsk': { ru: 'Красноярск', en: 'Krasnoyarsk' },
  'Asia/Irkutsk': { ru: 'Иркутск', en: 'Irkutsk' },
  'Asia/Yakutsk': { ru: 'Якутск', en: 'Yakutsk' },
  'Asia/Vladivostok': { ru: 'Владивосток', en: 'Vladivostok' },
  'Asia/Magadan': { ru: 'Магадан', en: 'Magadan' },
  'Asia/Sakhalin': { ru: 'Сахалин', en: 'Sakhalin' },
  'Asia/Kamchatka': { ru: 'Камчатка', en: 'Kamchatka' },
} satisfies WordList);

const cityOf = (zone: string, locale: TimeLocale): string =>
  cities.get(zone)?.[locale] ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** Where a meeting is, as its hour is written: «по Санкт-Петербургу», «in St Petersburg». */
export interface MeetingZone {
  readonly zone: string;
  readonly inZone: Readonly<Record<TimeLocale, string>>;
}

interface Reader {
  readonly locale: TimeLocale;
  /** By default that of the browser. */
  readonly readerZone?: string;
}

const forReader = { ru: 'у\u00a0вас', en: 'for you' } as const;

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * «14:00 по Санкт-Петербургу, UTC+3», and «; 18:00 у вас, Новосибирск, UTC+7» where the clock of the reader
 * shows another hour. @param at Unix time in ms
 */
export function bothZones(
  at: number,
  { zone, inZone }: MeetingZone,
  { locale, readerZone = ownZone() }: Reader,
): string {
  const there = offsetMinutes(at, zone);
  const here = offsetMinutes(at, readerZone);
  const office = `${clockIn(at, zone)} ${inZone[locale]}, ${utcName(there)}`;
  if (there === here) return office;
  const date = dayIn(at, zone) === dayIn(at, readerZone) ? '' : `${shortDay(at, readerZone, locale)}, `;
  const own = `${date}${clockIn(at, readerZone)} ${forReader[locale]}, ${cityOf(readerZone, locale)}, ${utcName(here)}`;
  return `${office}; ${own}`;
}

const shortDay = (at: number, zone: string, locale: TimeLocale): string =>
  formatterIn(zone, locale, { day: 'numeric', month: 'long' }).format(new Date(at));
