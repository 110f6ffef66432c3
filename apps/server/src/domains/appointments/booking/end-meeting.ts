import type { AppointmentState } from '@novosel/contract/appointments/rules.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { freeTime, type MeetingRow, updateMeeting } from '../appointments.repo.ts';

/** A meeting is over, or does not take place: its time is free in the same transaction. */
export async function endMeeting(
  tx: Tx,
  { id }: Pick<MeetingRow, 'id'>,
  state: Exclude<AppointmentState, 'held' | 'made'>,
  at: Date,
): Promise<void> {
  await updateMeeting(tx, id, { state, stateAt: at });
  await freeTime(tx, id);
}

/** What a deal holds is given back before it holds another time. */
export async function dropHeld(tx: Tx, meetings: readonly MeetingRow[], at: Date): Promise<void> {
  for (const held of meetings.filter(({ state }) => state === 'held'))
    await endMeeting(tx, held, 'expired', at);
}
