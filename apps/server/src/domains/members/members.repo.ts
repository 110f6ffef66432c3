import type { ShareGroupForm } from '@novosel/contract/members/schema.ts';
import type { MemberState } from '@novosel/contract/members/states.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
} from '../../platform/database/drizzle.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { rowsByKey } from '../../platform/database/rows-by-key.ts';
import { dealMemberPapers, dealMembers, dealShareGroups } from './members.tables.ts';

export type MemberRow = typeof dealMembers.$inferSelect;
export type PapersRow = typeof dealMemberPapers.$inferSelect;

const present = isNull(dealMembers.removedAt);
const presentMembers = (db: Executor, ...which: SQL[]) =>
  db
    .select()
    .from(dealMembers)
    .where(and(present, ...which));

/** All present members of a deal, in the order in which they were added. */
export function findMembers(db: Executor, dealId: string): Promise<MemberRow[]> {
  const here = presentMembers(db, eq(dealMembers.dealId, dealId));
  return here.orderBy(asc(dealMembers.addedAt), asc(dealMembers.id));
}

/** The account of a member; null for a child and for a person who has not joined. */
export async function userOfMember(db: Executor, id: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: dealMembers.userId })
    .from(dealMembers)
    .where(eq(dealMembers.id, id));
  return row?.userId ?? null;
}

/** The open invitation of a phone to the deal of an estate. */
export async function findInvitation(
  db: Executor,
  phone: string,
  estateId: number,
): Promise<MemberRow | undefined> {
  const invited = eq(dealMembers.state, 'invited');
  const here = eq(dealMembers.estateId, estateId);
  const [row] = await presentMembers(db, eq(dealMembers.phone, phone), here, invited);
  return row;
}

/** Invitations to a phone that may still be accepted, those that end first on top. */
export function findInvitations(db: Executor, phone: string, now: Date): Promise<MemberRow[]> {
  return db
    .select()
    .from(dealMembers)
    .where(
      and(
        eq(dealMembers.phone, phone),
        eq(dealMembers.state, 'invited'),
        gt(dealMembers.invitedUntil, now),
        present,
      ),
    )
    .orderBy(asc(dealMembers.invitedUntil), asc(dealMembers.id));
}

/** @returns false when the person or the phone is already a member */
export function insertMember(tx: Tx, row: typeof dealMembers.$inferInsert): Promise<boolean> {
  return insertOnce(tx, dealMembers, row);
}

export async function updateMember(tx: Tx, id: string, set: Partial<MemberRow>): Promise<void> {
  await tx.update(dealMembers).set(set).where(eq(dealMembers.id, id));
}

/** Ends unanswered invitations. */
export async function removeInvited(tx: Tx, dealId: string, at: Date): Promise<void> {
  await tx
    .update(dealMembers)
    .set({ removedAt: at })
    .where(and(eq(dealMembers.dealId, dealId), eq(dealMembers.state, 'invited'), present));
}

/** Papers of some members; a buyer gets only his own. */
export const findPapers = (
  db: Executor,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, PapersRow>> =>
  rowsByKey(db, dealMemberPapers, dealMemberPapers.memberId, memberIds);

/** The SNILS that a person has sent last with his own papers, 112-233-445 95. */
export async function ownSnils(db: Executor, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ snils: dealMemberPapers.snils })
    .from(dealMemberPapers)
    .where(and(eq(dealMemberPapers.userId, userId), isNotNull(dealMemberPapers.adult)))
    .orderBy(desc(dealMemberPapers.sentAt))
    .limit(1);
  return row?.snils;
}

export async function savePapers(tx: Tx, row: PapersRow): Promise<void> {
  const { memberId: _, ...set } = row;
  await tx.insert(dealMemberPapers).values(row).onConflictDoUpdate({
    target: dealMemberPapers.memberId,
    set,
  });
}

export async function saveFindings(tx: Tx, memberId: string, findings: PapersRow['findings']): Promise<void> {
  await tx.update(dealMemberPapers).set({ findings }).where(eq(dealMemberPapers.memberId, memberId));
}

/** Whether another member of the deal has this SNILS. */
export async function isSnilsTaken(
  tx: Tx,
  { id, dealId }: Pick<MemberRow, 'id' | 'dealId'>,
  snils: string,
): Promise<boolean> {
  const found = await tx
    .select({ id: dealMembers.id })
    .from(dealMemberPapers)
    .innerJoin(dealMembers, eq(dealMembers.id, dealMemberPapers.memberId))
    .where(
      and(eq(dealMembers.dealId, dealId), ne(dealMembers.id, id), present, eq(dealMemberPapers.snils, snils)),
    )
    .limit(1);
  return found.length === 1;
}

export type GroupRow = typeof dealShareGroups.$inferSelect;

export function findGroups(db: Executor, dealId: string): Promise<GroupRow[]> {
  return db
    .select()
    .from(dealShareGroups)
    .where(eq(dealShareGroups.dealId, dealId))
    .orderBy(dealShareGroups.number);
}

/** Replaces the shares. */
export async function replaceGroups(
  tx: Tx,
  dealId: string,
  groups: readonly ShareGroupForm[],
): Promise<void> {
  await tx.delete(dealShareGroups).where(eq(dealShareGroups.dealId, dealId));
  if (groups.length === 0) return;
  await tx.insert(dealShareGroups).values(
    groups.map(({ share, holders, joint, marriage }, number) => ({
      dealId,
      number,
      ...share,
      joint,
      holders,
      marriage,
    })),
  );
}

/** Memberships of a person in any deals, in some states. */
export function membershipsOf(
  db: Executor,
  userId: number,
  states: readonly MemberState[],
): Promise<MemberRow[]> {
  return presentMembers(db, eq(dealMembers.userId, userId), inArray(dealMembers.state, [...states]));
}
