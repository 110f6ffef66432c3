import { isoDay } from '@novosel/contract/time/time.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { type BookingRow, endOf, findOwnBooking } from '../booking/public.ts';
import { bookingAsParty, type LockedDeal, lockDeal, openDealOf } from '../deals/public.ts';
import { personOf } from '../identity/public.ts';
import { findInvitation, findMembers, type MemberRow } from './members.repo.ts';

export interface ReachedDeal extends LockedDeal {
  readonly members: readonly MemberRow[];
}

/** The last day on which a contract can be signed, YYYY-MM-DD: that of the booking. */
export const signingDayOf = (booking: BookingRow): string => isoDay(endOf(booking));

/** The open deal of an estate with the person as a party. */
export async function dealAsParty(db: Executor, userId: number, estateId: number) {
  const own = await findOwnBooking(db, userId, estateId);
  const deal = own && (await openDealOf(db, own.id));
  if (deal) return deal;
  const bookingId = await bookingAsParty(db, userId, estateId);
  return bookingId === undefined ? undefined : openDealOf(db, bookingId);
}

/**
 * The deal of a party, locked, with its members.
 * @throws AppError NOT_FOUND
 */
export async function lockAsParty(tx: Tx, userId: number, estateId: number): Promise<ReachedDeal> {
  const deal = await dealAsParty(tx, userId, estateId);
  return lockWithMembers(tx, deal?.id);
}

/** The same for the main buyer only. @throws AppError NOT_FOUND */
export async function lockAsHolder(tx: Tx, userId: number, estateId: number): Promise<ReachedDeal> {
  const reached = await lockAsParty(tx, userId, estateId);
  if (reached.booking.userId !== userId) throw new AppError('NOT_FOUND');
  return reached;
}

/** A deal, locked, with its members; undefined when it is closed. */
export async function reachDeal(tx: Tx, dealId: string): Promise<ReachedDeal | undefined> {
  const locked = await lockDeal(tx, dealId);
  return locked && { ...locked, members: await findMembers(tx, dealId) };
}

/** @throws AppError NOT_FOUND when there is no such open deal */
export async function lockWithMembers(tx: Tx, dealId: string | undefined): Promise<ReachedDeal> {
  const reached = dealId === undefined ? undefined : await reachDeal(tx, dealId);
  if (!reached) throw new AppError('NOT_FOUND');
  return reached;
}

/** The invitation of a person to the deal of an estate, by his present phone. */
export async function invitationOf(
  db: Executor,
  userId: number,
  estateId: number,
): Promise<MemberRow | undefined> {
  const person = await personOf(db, userId);
  return person?.phone ? findInvitation(db, `+${person.phone}`, estateId) : undefined;
}

/**
 * A member among those of a deal.
 * @throws AppError NOT_FOUND
 */
export function memberAmong(members: readonly MemberRow[], id: string): MemberRow {
  const member = members.find((one) => one.id === id);
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}
