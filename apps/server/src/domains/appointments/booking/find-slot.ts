import { appointmentLimits } from '@novosel/contract/appointments/rules.ts';
import { nearestFree, type Wanted } from '@novosel/contract/appointments/slots.ts';
import { addDays } from '@novosel/contract/time/day-arithmetic.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { officeTime } from '../office-words.ts';
import { officeDay, officeSlots, slotsOfDays } from '../offices/office-slots.ts';
import type { HostRow, OfficeRow } from '../offices/offices.repo.ts';

interface Question {
  readonly office: OfficeRow;
  readonly hosts: readonly HostRow[];
  readonly wanted: Wanted;
  readonly at: Date;
}

interface FoundSlot {
  /** Undefined: everybody is taken. */
  readonly hostId: number | undefined;
  /** Other free times, Unix time in ms. */
  readonly nearest: readonly number[];
}

/** The host who is free at a time, and times near it. @throws AppError SLOT_CLOSED when it is not offered */
export async function findSlot(db: Executor, { office, hosts, wanted, at }: Question): Promise<FoundSlot> {
  const today = officeDay(new Date(wanted.now), office);
  const asked = officeDay(at, office);
  const last = addDays(today, appointmentLimits.days);
  if (asked < today || asked > last) throw new AppError('SLOT_CLOSED');
  const before = addDays(asked, -appointmentLimits.daysAtOnce);
  const from = [today, before].toSorted()[1] ?? today;
  const days = { from, count: 2 * appointmentLimits.daysAtOnce };
  const place = await officeSlots(db, office, hosts, days, new Date(wanted.now));
  const slots = slotsOfDays(days, place, wanted);
  const slot = slots.find((one) => one.at === at.getTime());
  if (!slot) throw new AppError('SLOT_CLOSED');
  return { hostId: slot.hosts[0], nearest: nearestFree(slots, slot.at) };
}

const words = {
  ru: (times: string) => `Ближайшее свободное: ${times}.`,
  en: (times: string) => `The nearest free times: ${times}.`,
};

/** The refusal of a time that somebody else has, with the three nearest that are free. */
export function takenRefusal(
  office: OfficeRow,
  nearest: readonly number[],
  locale: 'ru' | 'en' = 'ru',
): AppError {
  const times = nearest.map((at) => officeTime(new Date(at), office, locale)).join('; ');
  return new AppError('SLOT_TAKEN', {
    params: { nearest: times && words[locale](times) },
    data: { nearest: nearest.map((at) => new Date(at).toISOString()) },
  });
}
