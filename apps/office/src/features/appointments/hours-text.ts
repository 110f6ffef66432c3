import type { WeekHours } from '@novosel/contract/appointments/office-hours.ts';

const span = /^([01]\d|2[0-3]):([0-5]\d)\s*[-–]\s*([01]\d|2[0-3]):([0-5]\d)$/;

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** «10:00–13:00, 14:00–19:00» of a weekday; empty on a day off. */
const typedHours = (hours: readonly WeekHours[], weekday: number): string =>
  hours
    .filter((one) => one.weekday === weekday)
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ');

/** The hours of a weekday as they were typed; empty for what is none. */
export const readHours = (text: string, weekday: number): WeekHours[] =>
  parts(text).flatMap((part) => {
    const [, fromHour, fromMinute, toHour, toMinute] = span.exec(part) ?? [];
    return fromHour ? [{ weekday, from: `${fromHour}:${fromMinute}`, to: `${toHour}:${toMinute}` }] : [];
  });

/** Whether a text is hours of a day, each beginning before its end; empty is a day off. */
export const isHours = (text: string): boolean => {
  const read = readHours(text, 1);
  return read.length === parts(text).length && read.every(({ from, to }) => from < to);
};

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Hours of each weekday as they are typed, Monday first. */
export const typedWeek = (hours: readonly WeekHours[]): string[] =>
  weekdays.map((weekday) => typedHours(hours, weekday));

/** The hours of a week as they were typed. */
export const readWeek = (typed: readonly string[]): WeekHours[] =>
  typed.flatMap((text, at) => readHours(text, at + 1));
