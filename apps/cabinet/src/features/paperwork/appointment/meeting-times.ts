import type { MeetingView } from '@novosel/contract/appointments/schema.ts';
import { clockIn, dayIn } from '@novosel/contract/appointments/zone.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { formatterIn, type TimeLocale } from '@novosel/contract/time/clock.ts';

/** «понедельник, 23 ноября» of a day YYYY-MM-DD. */
export const dayTitle = (day: string, locale: TimeLocale): string =>
  formatterIn('UTC', locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** «пн, 23 нояб.» of a day YYYY-MM-DD. */
export const shortDay = (day: string, locale: TimeLocale): string =>
  formatterIn('UTC', locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** «Понедельник, 23 ноября, 14:00» by the clock of the office. */
export const meetingTime = (
  { at, office }: Pick<MeetingView, 'at' | 'office'>,
  locale: TimeLocale,
): string => {
  const ms = Date.parse(at);
  return capital(`${dayTitle(dayIn(ms, office.zone), locale)}, ${clockIn(ms, office.zone)}`);
};

/** Minutes of a meeting. */
export const minutesOf = ({ at, endsAt }: Pick<MeetingView, 'at' | 'endsAt'>): number =>
  (Date.parse(endsAt) - Date.parse(at)) / 60_000;
