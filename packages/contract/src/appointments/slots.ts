import {
  type DayClosed,
  type OfficeTime,
  openSpans,
  type Span,
  spansOn,
  type WeekHours,
} from './office-hours.ts';
import { appointmentLimits, type MeetingLanguage } from './rules.ts';

/** Somebody of the staff who receives people in an office. */
export interface SlotHost {
  readonly id: number;
  /** Null: as long as the office is open. */
  readonly hours: readonly WeekHours[] | null;
  readonly languages: readonly MeetingLanguage[];
}

/** A time that is taken or blocked. `host` null: for the whole office. */
export interface TakenSpan extends Span {
  readonly host: number | null;
}

/** Who can be met in an office, and when nobody can. */
export interface OfficeSlots {
  readonly office: OfficeTime;
  readonly hosts: readonly SlotHost[];
  readonly taken: readonly TakenSpan[];
}

export interface Wanted {
  readonly minutes: number;
  readonly language: MeetingLanguage;
  /** Unix time in ms. */
  readonly now: number;
  /** When the meeting has to be over; null: no such term. */
  readonly until: number | null;
}

/** A time of a day with the hosts who are free then; nobody: it is taken. */
export interface Slot {
  /** Unix time in ms. */
  readonly at: number;
  readonly hosts: readonly number[];
}

export interface SlotDay {
  /** `after-end`: past the end of the booking. */
  readonly closed: DayClosed | 'after-end' | null;
  readonly slots: readonly Slot[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;
const holds = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** What an office offers on a day, YYYY-MM-DD: every hour from its opening on. */
export function slotsOfDay(day: string, place: OfficeSlots, wanted: Wanted): SlotDay {
  const spans = openSpans(day, place.office);
  if (typeof spans === 'string') return { closed: spans, slots: [] };
  const times = spans.flatMap((span) => startsIn(span, wanted.minutes));
  const { until } = wanted;
  const inTerm = times.filter(({ to }) => until === null || to <= until);
  if (times.length > 0 && inTerm.length === 0) return { closed: 'after-end', slots: [] };
  const first = wanted.now + appointmentLimits.leadHours * hourMs;
  return {
    closed: null,
    slots: inTerm
      .filter(({ from }) => from >= first)
      .map((time) => ({ at: time.from, hosts: freeHosts(day, time, place, wanted) })),
  };
}

function startsIn({ from, to }: Span, minutes: number): Span[] {
  const starts: Span[] = [];
  for (let at = from; at + minutes * minuteMs <= to; at += hourMs)
    starts.push({ from: at, to: at + minutes * minuteMs });
  return starts;
}

const freeHosts = (day: string, time: Span, { office, hosts, taken }: OfficeSlots, wanted: Wanted) =>
  hosts
    .filter(({ languages }) => languages.includes(wanted.language))
    .filter(({ hours }) => !hours || spansOn(day, office.zone, hours).some((span) => holds(span, time)))
    .filter(({ id }) => !taken.some((one) => (one.host === null || one.host === id) && overlaps(one, time)))
    .map(({ id }) => id);

/** How many other times are told to whom a time was taken from. */
const nearestCount = 3;

/** The free times nearest to one, in their order. @param at Unix time in ms */
export const nearestFree = (slots: readonly Slot[], at: number): number[] =>
  slots
    .filter((slot) => slot.hosts.length > 0 && slot.at !== at)
    .map((slot) => slot.at)
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b)
    .slice(0, nearestCount)
    .sort((a, b) => a - b);
