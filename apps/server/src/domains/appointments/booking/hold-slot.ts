import {
  type AppointmentChannel,
  appointmentLimits,
  lengthOf,
  type MeetingLanguage,
  type MeetingWish,
  mayMeet,
  moveRefusal,
  signsOnPaper,
} from '@novosel/contract/appointments/rules.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { insertMeeting, takeTime } from '../appointments.repo.ts';
import { noteMeeting } from '../note-meeting.ts';
import { findOffice, lockHosts } from '../offices/offices.repo.ts';
import {
  lockForParty,
  madeAmong,
  type ReachedMeetings,
  type Signing,
  signingOf,
  termOf,
} from '../reach-appointment.ts';
import { dropHeld } from './end-meeting.ts';
import { findSlot, takenRefusal } from './find-slot.ts';
import { refuseChange } from './refuse-change.ts';

interface Chosen {
  readonly estateId: number;
  readonly channel: AppointmentChannel;
  readonly office: string;
  /** ISO 8601. */
  readonly at: string;
  readonly language: MeetingLanguage;
  readonly wishes: readonly MeetingWish[];
  /** IDs of the signers who come. */
  readonly comes: readonly number[];
}

const minuteMs = 60_000;

/**
 * A party keeps a time for ten minutes; what the deal held before is free again.
 * @throws AppError NOT_FOUND, STEP_WRONG, VISIT_LATE, VISIT_MOVES_SPENT, SLOT_CLOSED, SLOT_TAKEN; VALIDATION
 *   when a signer of the paper does not come
 */
export function holdSlot(db: Executor, act: BuyerAct, chosen: Chosen): Promise<void> {
  return inTransaction(db, async (tx) => {
    const reached = await lockForParty(tx, act.actor.id, chosen.estateId);
    refuse(reached, chosen, act.at);
    const signing = await signingOf(tx, reached.deal.id);
    refuseComers(chosen, signing);
    await dropHeld(tx, reached.meetings, act.at);
    await hold(tx, act, reached, chosen, lengthOf(signing.signers.length));
  });
}

function refuse({ deal, meetings }: ReachedMeetings, { channel }: Chosen, at: Date): void {
  if (!mayMeet(deal.place, channel)) throw new AppError('STEP_WRONG');
  const made = madeAmong(meetings, channel);
  if (made) refuseChange(moveRefusal, { startsAt: made.startsAt, moves: made.sequence, at });
}

function refuseComers({ channel, comes }: Chosen, { signers }: Signing): void {
  const isKnown = comes.every((id) => signers.some((one) => one.id === id));
  const isComplete = !signsOnPaper(channel) || signers.every(({ id }) => comes.includes(id));
  if (!isKnown || !isComplete) throw new AppError('VALIDATION', { fields: { comes: ['default'] } });
}

async function hold(
  tx: Tx,
  act: BuyerAct,
  { deal, booking }: ReachedMeetings,
  { channel, office: officeId, at, language, wishes, comes }: Chosen,
  minutes: number,
): Promise<void> {
  const office = await findOffice(tx, officeId);
  if (!office?.open) throw new AppError('NOT_FOUND');
  const startsAt = new Date(at);
  const until = termOf(deal, booking).getTime();
  const wanted = { minutes, language, now: act.at.getTime(), until };
  const hosts = await lockHosts(tx, officeId);
  const { hostId, nearest } = await findSlot(tx, { office, hosts, wanted, at: startsAt });
  if (hostId === undefined) throw takenRefusal(office, nearest, act.locale);
  const id = uuidv7(act.at);
  const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
  const row = {
    ...{ id, dealId: deal.id, uid: id, sequence: 0, channel, officeId, hostId, startsAt, endsAt },
    ...{ state: 'held' as const, language, wishes: [...wishes], comes: [...comes] },
    ...{ userId: act.actor.id, stateAt: act.at, reminded: null },
  };
  await insertMeeting(tx, row);
  const heldUntil = new Date(act.at.getTime() + appointmentLimits.holdMinutes * minuteMs);
  const time = { appointmentId: id, hostId, startsAt, endsAt, heldUntil };
  if (!(await takeTime(tx, time, act.at))) throw takenRefusal(office, nearest, act.locale);
  await noteMeeting(tx, act, deal, 'hold', row);
}
