import type { BroughtPaper } from '@novosel/contract/appointments/papers.ts';
import { type AppointmentChannel, signsOnPaper } from '@novosel/contract/appointments/rules.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { type BookingRow, endOf } from '../booking/public.ts';
import { peopleOfSigning } from '../contracts/public.ts';
import {
  bookingOfDeal,
  type DealRow,
  findParties,
  type LockedDeal,
  lockDeal,
  openDealOf,
} from '../deals/public.ts';
import { personOf } from '../identity/public.ts';
import { dealAsParty } from '../members/public.ts';
import { findMeetings, type MeetingRow } from './appointments.repo.ts';

export interface ReachedMeetings extends LockedDeal {
  /** The latest first. */
  readonly meetings: readonly MeetingRow[];
}

/** The open deal of a party, locked, with its meetings. @throws AppError NOT_FOUND for who is no party */
export async function lockForParty(tx: Tx, userId: number, estateId: number): Promise<ReachedMeetings> {
  const found = await dealAsParty(tx, userId, estateId);
  const locked = found && (await lockDeal(tx, found.id));
  if (!locked) throw new AppError('NOT_FOUND');
  return { ...locked, meetings: await findMeetings(tx, locked.deal.id) };
}

/** When a meeting has to be over: by the end of the booking, and by the day that the contract is due. */
export function termOf({ place, dueAt }: DealRow, booking: BookingRow): Date {
  const end = endOf(booking);
  return place === 'appointment' && dueAt && dueAt < end ? dueAt : end;
}

/** The meeting that is made, by its kind: the visit in an office, or a talk. */
export const madeAmong = (
  meetings: readonly MeetingRow[],
  channel: AppointmentChannel,
): MeetingRow | undefined =>
  meetings.find((one) => one.state === 'made' && signsOnPaper(one.channel) === signsOnPaper(channel));

export interface Signing {
  readonly signers: readonly {
    readonly id: number;
    readonly name: string;
    readonly signsFor: readonly string[];
  }[];
  readonly papers: readonly BroughtPaper[];
}

/** Who signs and with which papers; the parties of a deal whose contract was made by other means. */
export async function signingOf(db: Executor, dealId: string): Promise<Signing> {
  const people = await peopleOfSigning(db, dealId);
  if (people)
    return {
      papers: people.papers,
      signers: people.signers.map(({ userId: id, name, signsFor }) => ({ id, name, signsFor })),
    };
  const signers = [];
  for (const { userId } of await findParties(db, dealId)) {
    const person = await personOf(db, userId);
    if (person) signers.push({ id: userId, name: `${person.surname} ${person.name}`, signsFor: [] });
  }
  return { signers, papers: signers.map(({ name }) => ({ paper: 'passport' as const, of: name })) };
}

/** The open deal of a meeting; undefined when it is closed. */
export async function dealOfMeeting(db: Executor, dealId: string): Promise<DealRow | undefined> {
  const bookingId = await bookingOfDeal(db, dealId);
  return bookingId === undefined ? undefined : openDealOf(db, bookingId);
}
