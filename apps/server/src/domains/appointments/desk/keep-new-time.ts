import { appointmentLimits } from '@novosel/contract/appointments/rules.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { lockDeal } from '../../deals/public.ts';
import { meetingNews } from '../appointments.events.ts';
import { findMeetings, insertMeeting, type MeetingRow, takeTime } from '../appointments.repo.ts';
import { dropHeld } from '../booking/end-meeting.ts';
import { noteMeeting } from '../note-meeting.ts';
import { officeDay, officeSlots, slotsOfDays } from '../offices/office-slots.ts';
import { findOffice, lockHosts } from '../offices/offices.repo.ts';
import { termOf } from '../reach-appointment.ts';

interface Kept {
  readonly missed: MeetingRow;
  /** For how long it is kept. */
  readonly hours: number;
}

const hourMs = 3_600_000;

/** Keeps the nearest free time of the office for a deal, if there is one, as the missed one was. */
export async function keepNewTime(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  act: StaffAct,
  { missed, hours }: Kept,
): Promise<void> {
  const { at } = act;
  const locked = await lockDeal(tx, missed.dealId);
  const office = await findOffice(tx, missed.officeId);
  if (!locked || !office) throw new AppError('NOT_FOUND');
  const { deal, booking } = locked;
  await dropHeld(tx, await findMeetings(tx, deal.id), at);
  const lengthMs = missed.endsAt.getTime() - missed.startsAt.getTime();
  const until = termOf(deal, booking).getTime();
  const wanted = { minutes: lengthMs / 60_000, language: missed.language, now: at.getTime(), until };
  const days = { from: officeDay(at, office), count: appointmentLimits.days };
  const place = await officeSlots(tx, office, await lockHosts(tx, office.id), days, at);
  const slot = slotsOfDays(days, place, wanted).find((one) => one.hosts.length > 0);
  const [hostId] = slot?.hosts ?? [];
  if (!slot || hostId === undefined) return;
  const id = uuidv7(at);
  const [startsAt, endsAt] = [new Date(slot.at), new Date(slot.at + lengthMs)];
  const heldUntil = new Date(Math.min(at.getTime() + hours * hourMs, slot.at));
  const row: MeetingRow = {
    ...missed,
    ...{ id, uid: id, sequence: 0, hostId, startsAt, endsAt, state: 'held' },
    ...{ userId: null, stateAt: at, reminded: null },
  };
  await insertMeeting(tx, row);
  if (!(await takeTime(tx, { appointmentId: id, hostId, startsAt, endsAt, heldUntil }, at)))
    throw new AppError('SLOT_TAKEN', { params: { nearest: '' } });
  await noteMeeting(tx, act, deal, 'keep-new-time', row);
  const { number, estateId } = deal;
  const news = { what: 'kept-for-you', meeting: row, dealId: deal.id, number, estateId } as const;
  await events.publish(tx, meetingNews, { ...news, until: heldUntil, at });
}
