import { mayMeet, moveRefusal, signsOnPaper } from '@novosel/contract/appointments/rules.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type DealRow, stepDeal } from '../../deals/public.ts';
import { meetingNews } from '../appointments.events.ts';
import { confirmTime, heldUntil, type MeetingRow, updateMeeting } from '../appointments.repo.ts';
import { noteMeeting } from '../note-meeting.ts';
import { placeOf } from '../office-words.ts';
import { findOffice } from '../offices/offices.repo.ts';
import { lockForParty, madeAmong } from '../reach-appointment.ts';
import { endMeeting } from './end-meeting.ts';
import { refuseChange } from './refuse-change.ts';
import { refuseHoldOver } from './refuse-hold-over.ts';

type Deps = Pick<Context, 'clock' | 'events'>;

/**
 * Makes a meeting at the time that is held; one that was made before moves there, and its former time is
 * free. A visit in an office moves the deal, a talk does not.
 * @throws AppError NOT_FOUND, STEP_WRONG, SLOT_HOLD_OVER, VISIT_LATE, VISIT_MOVES_SPENT
 */
export function makeAppointment(
  deps: Deps,
  db: Executor,
  act: BuyerAct,
  { estateId, held: heldId }: { readonly estateId: number; readonly held: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { deal, meetings } = await lockForParty(tx, act.actor.id, estateId);
    const held = meetings.find(({ id }) => id === heldId);
    if (!held) throw new AppError('NOT_FOUND');
    if (held.state !== 'held' || !(await heldUntil(tx, held.id, act.at))) throw refuseHoldOver();
    if (!mayMeet(deal.place, held.channel)) throw new AppError('STEP_WRONG');
    const former = madeAmong(meetings, held.channel);
    if (former) {
      refuseChange(moveRefusal, { startsAt: former.startsAt, moves: former.sequence, at: act.at });
      await endMeeting(tx, former, 'moved', act.at);
    }
    const made = await confirm(tx, held, former, act.at);
    if (signsOnPaper(made.channel)) await moveWith(deps, tx, act, deal, made);
    else await tellTalk(deps, tx, deal, made, former ? 'talk-moved' : 'talk-made', act.at);
    await noteMeeting(tx, act, deal, former ? 'move' : 'make', made);
  });
}

async function confirm(
  tx: Tx,
  held: MeetingRow,
  former: MeetingRow | undefined,
  at: Date,
): Promise<MeetingRow> {
  const set = {
    state: 'made',
    stateAt: at,
    ...(former && { uid: former.uid, sequence: former.sequence + 1 }),
  } as const;
  await updateMeeting(tx, held.id, set);
  await confirmTime(tx, held.id);
  return { ...held, ...set };
}

async function moveWith(deps: Deps, tx: Tx, act: BuyerAct, deal: DealRow, made: MeetingRow): Promise<void> {
  const office = await findOffice(tx, made.officeId);
  if (!office) throw new AppError('NOT_FOUND');
  const event = deal.place === 'appointment' ? 'make-appointment' : 'move-visit';
  const visit = { at: made.startsAt.toISOString(), place: placeOf(office) };
  const by = { actor: 'buyer', actorId: act.actor.id } as const;
  if (!(await stepDeal(deps, tx, { dealId: deal.id, event, by, visit }))) throw new AppError('STEP_WRONG');
}

/** News of a meeting that does not move its deal. */
export const tellTalk = (
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  { id: dealId, number, estateId }: DealRow,
  meeting: MeetingRow,
  what: 'talk-made' | 'talk-moved' | 'talk-cancelled',
  at: Date,
): Promise<void> =>
  events.publish(tx, meetingNews, { what, meeting, dealId, number, estateId, until: null, at });
