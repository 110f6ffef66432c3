import {
  type OfficeSlots,
  type Slot,
  type SlotHost,
  slotsOfDay,
  type Wanted,
} from '@novosel/contract/appointments/slots.ts';
import { dayIn, startOfDayIn } from '@novosel/contract/appointments/zone.ts';
import { addDays } from '@novosel/contract/time/day-arithmetic.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { takenTimes } from '../appointments.repo.ts';
import { blocksWithin, type HostRow, type OfficeRow } from './offices.repo.ts';

interface Days {
  /** YYYY-MM-DD in the zone of the office. */
  readonly from: string;
  readonly count: number;
}

/** What an office offers on some days: its hours and hosts, and what is taken and blocked of them. */
export async function officeSlots(
  db: Executor,
  office: OfficeRow,
  all: readonly HostRow[],
  { from, count }: Days,
  now: Date,
): Promise<OfficeSlots> {
  const hosts: SlotHost[] = all
    .filter(({ active }) => active)
    .map(({ hostId: id, hours, languages }) => ({ id, hours, languages }));
  const begin = new Date(startOfDayIn(from, office.zone));
  const end = new Date(startOfDayIn(addDays(from, count), office.zone));
  const ids = hosts.map(({ id }) => id);
  const times = ids.length === 0 ? [] : await takenTimes(db, { hosts: ids, from: begin, to: end, now });
  const blocks = await blocksWithin(db, office.id, begin, end);
  const spans = [
    ...times.map(({ hostId, ...time }) => ({ host: hostId, ...time })),
    ...blocks.map(({ hostId, ...time }) => ({ host: hostId, ...time })),
  ];
  const taken = spans.map(({ host, startsAt, endsAt }) => ({
    host,
    from: startsAt.getTime(),
    to: endsAt.getTime(),
  }));
  return { office, hosts, taken };
}

export const daysFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) => addDays(from, day));

/** Every time of some days. */
export const slotsOfDays = (days: Days, place: OfficeSlots, wanted: Wanted): Slot[] =>
  daysFrom(days.from, days.count).flatMap((day) => slotsOfDay(day, place, wanted).slots);

/** The day of a moment in an office, YYYY-MM-DD. */
export const officeDay = (at: Date, { zone }: Pick<OfficeRow, 'zone'>): string => dayIn(at.getTime(), zone);
