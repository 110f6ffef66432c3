import { reminderDue } from '@novosel/contract/appointments/reminders.ts';
import type { Context } from '../../context.ts';
import { eachAlone } from '../../platform/jobs/each-alone.ts';
import { expireHeld, lockMade, meetingsSoon, updateMeeting } from './appointments.repo.ts';
import { remindParties } from './notices/tell-of-meetings.ts';
import { dealOfMeeting } from './reach-appointment.ts';

type Deps = Pick<Context, 'clock' | 'config' | 'db' | 'jobs' | 'log'>;

const atOnce = 100;
const sweepSeconds = 60;
const dayMs = 86_400_000;

/** Reminds the parties of meetings a day and two hours before, once each. */
export async function remindOfMeetings(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const soon = await meetingsSoon(deps.db, now, new Date(now.getTime() + dayMs), atOnce);
  await eachAlone(deps.log, 'a meeting could not be reminded of', soon, (id) => remind(deps, id));
}

function remind(deps: Deps, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const meeting = await lockMade(tx, id);
    const at = deps.clock.now();
    const kind =
      meeting &&
      reminderDue(
        { startsAt: meeting.startsAt.getTime(), madeAt: meeting.stateAt.getTime(), sent: meeting.reminded },
        at.getTime(),
      );
    if (!meeting || !kind) return;
    await updateMeeting(tx, id, { reminded: kind });
    const deal = await dealOfMeeting(tx, meeting.dealId);
    if (deal) await remindParties(deps, tx, { meeting, kind, deal, at });
  });
}

export async function workAppointments(context: Context): Promise<void> {
  await context.jobs.every('appointment.sweep', sweepSeconds, async () => {
    await context.db.transaction((tx) => expireHeld(tx, context.clock.now()));
    await remindOfMeetings(context);
  });
}
