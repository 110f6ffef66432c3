import { isSigned, signEvents } from '@novosel/contract/deals/flat-category.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from '../../platform/database/drizzle.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { rowsByKey } from '../../platform/database/rows-by-key.ts';
import { estatesOf } from '../catalogue/public.ts';
import { dealEvents, dealParties, deals, type PartyRole } from './deals.tables.ts';

export type DealRow = typeof deals.$inferSelect;
export type DealEventRow = typeof dealEvents.$inferSelect;

export async function nextDealNumber(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(sql`select nextval('deal_numbers')::text as number`);
  return `С-${rows[0]?.number}`;
}

/** @returns false when the booking has become a deal already */
export function insertDeal(tx: Tx, row: DealRow): Promise<boolean> {
  return insertOnce(tx, deals, row);
}

/** Somebody has come who was invited: he is a party from now on, or what he was is over. */
export async function updateParty(
  tx: Tx,
  id: string,
  set: Partial<Pick<typeof dealParties.$inferInsert, 'userId' | 'phone' | 'until'>>,
): Promise<void> {
  await tx.update(dealParties).set(set).where(eq(dealParties.id, id));
}

export async function insertParty(tx: Tx, row: typeof dealParties.$inferInsert): Promise<void> {
  await tx.insert(dealParties).values(row);
}

export async function insertDealEvent(tx: Tx, row: typeof dealEvents.$inferInsert): Promise<void> {
  await tx.insert(dealEvents).values(row);
}

const openOf = (bookingId: string) => and(eq(deals.bookingId, bookingId), isNull(deals.closedAt));

/** The open deal that a booking has become. */
export async function openDealOf(db: Executor, bookingId: string): Promise<DealRow | undefined> {
  const [row] = await db.select().from(deals).where(openOf(bookingId));
  return row;
}

/** The same, locked; its booking has to be locked before it. */
export async function lockDealOf(tx: Tx, bookingId: string): Promise<DealRow | undefined> {
  const [row] = await tx.select().from(deals).where(openOf(bookingId)).for('update');
  return row;
}

/** The booking that a deal has come from, also of a deal that is closed. */
export async function bookingOfDeal(db: Executor, dealId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: deals.bookingId }).from(deals).where(eq(deals.id, dealId));
  return row?.id;
}

/** Deals that wait for a house wait until the quarter promised last. */
export async function moveHandovers(tx: Tx, buildingId: number, until: Date): Promise<void> {
  await tx
    .update(deals)
    .set({ dueAt: until })
    .where(
      and(
        eq(deals.place, 'handover'),
        isNull(deals.closedAt),
        sql`${deals.estateId} in (${estatesOf(buildingId)})`,
      ),
    );
}

/** @returns the place of an open deal; undefined for a closed one */
export async function placeOfDeal(db: Executor, dealId: string): Promise<DealPlace | undefined> {
  const [row] = await db
    .select({ place: deals.place })
    .from(deals)
    .where(and(eq(deals.id, dealId), isNull(deals.closedAt)));
  return row?.place;
}

/**
 * When the buyer's signature under the contract was recorded, wherever the deal stands now; undefined before
 * it.
 */
export async function contractSignedAt(
  db: Executor,
  { id, place, stepSince }: Pick<DealRow, 'id' | 'place' | 'stepSince'>,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: dealEvents.at })
    .from(dealEvents)
    .where(and(eq(dealEvents.dealId, id), inArray(dealEvents.event, [...signEvents])))
    .orderBy(dealEvents.id)
    .limit(1);
  return row?.at ?? (isSigned(place) ? stepSince : undefined);
}

export async function updateDeal(tx: Tx, id: string, set: Partial<DealRow>): Promise<void> {
  await tx.update(deals).set(set).where(eq(deals.id, id));
}

/** Open deals that stand at one of these places and whose term has passed, the longest first. */
export async function overdueDeals(
  db: Executor,
  places: readonly DealPlace[],
  now: Date,
  limit: number,
): Promise<Pick<DealRow, 'id' | 'bookingId'>[]> {
  return db
    .select({ id: deals.id, bookingId: deals.bookingId })
    .from(deals)
    .where(and(isNull(deals.closedAt), inArray(deals.place, [...places]), lte(deals.dueAt, now)))
    .orderBy(deals.dueAt)
    .limit(limit);
}

/** The deals that some bookings became. */
export const findDeals = (
  db: Executor,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, DealRow>> => rowsByKey(db, deals, deals.bookingId, bookingIds);

const isNow = isNull(dealParties.until);
const byPerson = (userId: number) => and(eq(dealParties.userId, userId), isNow);

/** The booking of the open deal of an estate in which a person is a party. */
export async function bookingAsParty(
  db: Executor,
  userId: number,
  estateId: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ bookingId: deals.bookingId })
    .from(deals)
    .innerJoin(dealParties, eq(dealParties.dealId, deals.id))
    .where(and(eq(deals.estateId, estateId), byPerson(userId), isNull(deals.closedAt)));
  return row?.bookingId;
}

/** Bookings of the open deals in which a person is a party and not the main buyer. */
export async function bookingsAsMember(db: Executor, userId: number): Promise<string[]> {
  const rows = await db
    .select({ bookingId: deals.bookingId })
    .from(dealParties)
    .innerJoin(deals, eq(deals.id, dealParties.dealId))
    .where(and(byPerson(userId), ne(dealParties.role, 'holder'), isNull(deals.closedAt)));
  return rows.map(({ bookingId }) => bookingId);
}

export interface Party {
  readonly id: string;
  readonly userId: number;
  readonly role: PartyRole;
}

/** Who has come into a deal and is a party of it now; who is only invited is not told. */
export async function findParties(db: Executor, dealId: string): Promise<Party[]> {
  const rows = await db
    .select({ id: dealParties.id, userId: dealParties.userId, role: dealParties.role })
    .from(dealParties)
    .where(and(eq(dealParties.dealId, dealId), isNow))
    .orderBy(dealParties.since, dealParties.id);
  return rows.flatMap(({ userId, ...party }) => (userId === null ? [] : [{ userId, ...party }]));
}

/** The main buyer among the parties of a deal. @throws Error when there is none */
export function holderAmong(parties: readonly Omit<Party, 'id'>[]): number {
  const holder = parties.find(({ role }) => role === 'holder');
  if (!holder) throw new Error('a deal without a main buyer');
  return holder.userId;
}

export function findDealEvents(db: Executor, dealId: string): Promise<DealEventRow[]> {
  return db.select().from(dealEvents).where(eq(dealEvents.dealId, dealId)).orderBy(dealEvents.id);
}

const atMembers: DealPlace[] = ['members', 'members-check', 'member-documents'];
const afterMembers: DealPlace[] = ['total', 'mortgage'];

/** Whether members of a deal were named already: a new choice of terms does not ask for them again. */
export async function membersNamed(db: Executor, dealId: string): Promise<boolean> {
  const { dealId: deal, fromPlace, toPlace } = dealEvents;
  const [row] = await db
    .select({ id: dealEvents.id })
    .from(dealEvents)
    .where(and(eq(deal, dealId), inArray(fromPlace, atMembers), inArray(toPlace, afterMembers)))
    .limit(1);
  return row !== undefined;
}

/** IDs of open deals that stand at one of these places, in their order, after one of them. */
export async function openDealsAt(
  db: Executor,
  places: readonly DealPlace[],
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: deals.id })
    .from(deals)
    .where(
      and(
        isNull(deals.closedAt),
        inArray(deals.place, [...places]),
        after === undefined ? undefined : gt(deals.id, after),
      ),
    )
    .orderBy(deals.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

interface Standing {
  readonly places: readonly DealPlace[];
  /** Their IDs, as a query. */
  readonly among?: SQL;
  readonly limit: number;
}

/** Open deals that stand at one of these places, those that are due first before others. */
export function dealsAt(db: Executor, { places, among, limit }: Standing): Promise<DealRow[]> {
  return db
    .select()
    .from(deals)
    .where(
      and(isNull(deals.closedAt), inArray(deals.place, [...places]), among && sql`${deals.id} in (${among})`),
    )
    .orderBy(deals.dueAt, deals.id)
    .limit(limit);
}
