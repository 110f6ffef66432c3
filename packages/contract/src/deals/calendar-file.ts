import type { Visit } from './visit.ts';

interface CalendarEntry {
  /** The same for the same entry, so that opening a file twice adds one entry: «С-101@host». */
  readonly uid: string;
  /** Title in the calendar: «Приёмка квартиры № 243». */
  readonly title: string;
  readonly now: string;
}

/** Assumed length of an acceptance or a signing. */
const usualMinutes = 60;

interface VisitEntry extends CalendarEntry {
  readonly visit: Visit;
  /** Greater with each move (3.8.7.4), so that the entry is replaced; left out, it is the first one. */
  readonly sequence?: number | undefined;
  readonly minutes?: number | undefined;
}

/** A visit as a calendar file (RFC 5545). */
export const visitCalendar = ({ visit: { at, place }, sequence, minutes, ...entry }: VisitEntry): string =>
  calendarFile(entry, [
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    `DTSTART:${utc(Date.parse(at))}`,
    `DTEND:${utc(Date.parse(at) + (minutes ?? usualMinutes) * 60_000)}`,
    `LOCATION:${escaped(place)}`,
  ]);

/** A number that grows when a visit is moved: seconds of the moment since 2020. @param since ISO 8601 */
export const sequenceSince = (since: string): number =>
  Math.floor((Date.parse(since) - Date.UTC(2020, 0)) / 1000);

/** A term as an event without a duration (3.6.1), with a reminder one day before it (3.6.6). */
export const termCalendar = ({ dueAt, ...entry }: CalendarEntry & { dueAt: string }): string =>
  calendarFile(entry, [
    `DTSTART:${utc(Date.parse(dueAt))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(entry.title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
  ]);

const calendarFile = ({ uid, title, now }: CalendarEntry, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Novosel//Cabinet//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(Date.parse(now))}`,
    `SUMMARY:${escaped(title)}`,
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** «20261128T080000Z» (3.3.5, form 2). */
const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

/** TEXT of 3.3.11; few calendars display a no-break space as a space. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replaceAll('\u00a0', ' ');

const octets = new TextEncoder();
const longestLine = 75;

/** Lines of at most 75 octets (3.1); a character is never split. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const sign of line) {
    if (octets.encode(current + sign).length > longestLine) {
      lines.push(current);
      current = ' ';
    }
    current += sign;
  }
  return [...lines, current].join('\r\n');
}
