import {
  type AppointmentMark,
  appointmentLimits,
  markRefusal,
  signsOnPaper,
  visitReasons,
} from '@novosel/contract/appointments/rules.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type DealRow, lockDeal, moveDeal } from '../../deals/public.ts';
import { findMeeting, type MeetingRow } from '../appointments.repo.ts';
import { endMeeting } from '../booking/end-meeting.ts';
import { noteMeeting } from '../note-meeting.ts';
import { keepNewTime } from './keep-new-time.ts';

type Deps = Pick<Context, 'clock' | 'dealGuard' | 'events' | 'jobs'>;

interface Marked {
  readonly meeting: string;
  readonly mark: AppointmentMark;
  /** What the history of the deal tells of it. */
  readonly reason: string;
}

/**
 * Staff record how a meeting went. «Signed» leads the deal to its registration; a visit that was missed leads
 * it back to the choice of a time, and who was not met by us has a new one kept.
 * @throws AppError NOT_FOUND, STEP_WRONG, VISIT_NOT_YET, ROLE_DENIED
 */
export function markAppointment(deps: Deps, db: Executor, act: StaffAct, marked: Marked): Promise<void> {
  return inTransaction(db, async (tx) => {
    const found = await findMeeting(tx, marked.meeting);
    const deal = found && (await lockDeal(tx, found.dealId))?.deal;
    const meeting = await findMeeting(tx, marked.meeting);
    if (!meeting || !deal) throw new AppError('NOT_FOUND');
    const { mark } = marked;
    const { state, channel, startsAt } = meeting;
    const refusal = markRefusal({ state, channel, startsAt: startsAt.getTime() }, mark, act.at.getTime());
    if (refusal) throw new AppError(refusal);
    await endMeeting(tx, meeting, mark, act.at);
    await noteMeeting(tx, act, deal, mark, meeting);
    if (mark === 'missed-by-host') await apologize(deps, tx, act, meeting, deal);
    else if (signsOnPaper(channel) && mark !== 'kept')
      await lead(deps, tx, act, deal, mark === 'signed' ? 'registration' : 'appointment', marked.reason);
  });
}

const lead = (
  deps: Deps,
  tx: Tx,
  act: StaffAct,
  { id: dealId }: DealRow,
  to: 'appointment' | 'registration',
  reason: string,
): Promise<void> => moveDeal(deps, tx, act, { dealId, from: 'appointment-made', to, reason });

/** We did not receive him: he is told that we are sorry, and the nearest time is kept for him for a day. */
async function apologize(
  deps: Deps,
  tx: Tx,
  act: StaffAct,
  missed: MeetingRow,
  deal: DealRow,
): Promise<void> {
  if (signsOnPaper(missed.channel))
    await lead(deps, tx, act, deal, 'appointment', `${visitReasons.host.ru}.`);
  const hours = appointmentLimits.apologyHours;
  await keepNewTime(deps, tx, act, { missed, hours });
}
