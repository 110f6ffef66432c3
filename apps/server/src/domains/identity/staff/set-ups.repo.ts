import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, gt, isNull, lt, or, sql } from '../../../platform/database/drizzle.ts';
import { staff, staffRecoveryCodes, staffSetUps, staffTickets, users } from '../identity.tables.ts';

export type SetUp = typeof staffSetUps.$inferSelect;
export type NewSetUp = typeof staffSetUps.$inferInsert;

/** Replaces the set-up of the same person or address, with what a page has begun. */
export async function replaceSetUp(tx: Executor, setUp: NewSetUp): Promise<void> {
  const target = setUp.userId
    ? { target: staffSetUps.userId }
    : { target: staffSetUps.email, targetWhere: isNull(staffSetUps.userId) };
  const anew = {
    invitedBy: null,
    tokenHash: null,
    ticketHash: null,
    passwordHash: null,
    totpSecret: null,
    ...setUp,
  };
  await tx
    .insert(staffSetUps)
    .values(anew)
    .onConflictDoUpdate({ ...target, set: anew });
}

export async function setUpOfLink(db: Executor, tokenHash: string, now: Date): Promise<SetUp | undefined> {
  const [found] = await db
    .select()
    .from(staffSetUps)
    .where(and(eq(staffSetUps.tokenHash, tokenHash), gt(staffSetUps.expiresAt, now)));
  return found;
}

/**
 * Stores what a page has begun; pages that began earlier become invalid.
 * @returns false when the link is used up
 */
export async function keepBegun(
  db: Executor,
  id: string,
  begun: Pick<SetUp, 'ticketHash' | 'passwordHash' | 'totpSecret'>,
): Promise<boolean> {
  const kept = await db.update(staffSetUps).set(begun).where(eq(staffSetUps.id, id)).returning();
  return kept.length === 1;
}

/**
 * Deletes what was begun with the former password: second steps of a sign-in, and pages of links. The link
 * itself stays and asks for the present password. A set-up belongs to a person by ID or present address.
 */
export async function forgetBegun(tx: Executor, userId: number): Promise<void> {
  await tx.delete(staffTickets).where(eq(staffTickets.userId, userId));
  const address = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, userId));
  await tx
    .update(staffSetUps)
    .set({ ticketHash: null, passwordHash: null, totpSecret: null })
    .where(or(eq(staffSetUps.userId, userId), sql`lower(${staffSetUps.email}) in ${address}`));
}

/** A set-up begun by a page. */
export async function begunSetUp(
  db: Executor,
  userId: number,
  ticketHash: string,
  now: Date,
): Promise<SetUp | undefined> {
  const [found] = await db
    .select()
    .from(staffSetUps)
    .where(
      and(
        eq(staffSetUps.userId, userId),
        eq(staffSetUps.ticketHash, ticketHash),
        gt(staffSetUps.expiresAt, now),
      ),
    );
  return found;
}

/**
 * Uses up a set-up as this page has begun it.
 * @returns false when a parallel call or another page was first
 */
export async function takeSetUp(tx: Executor, { id, ticketHash }: SetUp): Promise<boolean> {
  const taken = await tx
    .delete(staffSetUps)
    .where(and(eq(staffSetUps.id, id), eq(staffSetUps.ticketHash, ticketHash ?? '')))
    .returning({ id: staffSetUps.id });
  return taken.length === 1;
}

const invited = (id: string) => and(eq(staffSetUps.id, id), isNull(staffSetUps.userId));

/** @returns the address, or undefined when there is no such invitation */
export async function renewInvitation(
  tx: Executor,
  id: string,
  renewed: Pick<NewSetUp, 'invitedBy' | 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<string | undefined> {
  const [found] = await tx
    .update(staffSetUps)
    .set({ ...renewed, ticketHash: null, passwordHash: null, totpSecret: null })
    .where(invited(id))
    .returning({ email: staffSetUps.email });
  return found?.email;
}

export async function deleteInvitation(tx: Executor, id: string): Promise<boolean> {
  return (await tx.delete(staffSetUps).where(invited(id)).returning({ id: staffSetUps.id })).length === 1;
}

/** Deletes the invitations of a person. @returns the invitations */
export async function deleteInvitationsOf(tx: Executor, invitedBy: number): Promise<string[]> {
  const deleted = await tx
    .delete(staffSetUps)
    .where(and(eq(staffSetUps.invitedBy, invitedBy), isNull(staffSetUps.userId)))
    .returning({ id: staffSetUps.id });
  return deleted.map(({ id }) => id);
}

/** Deletes expired links; an invitation stays visible for a month, so that it can be sent again. */
export async function cleanSetUps(db: Executor, before: Date): Promise<void> {
  await db.delete(staffSetUps).where(lt(staffSetUps.expiresAt, before));
}

/** Creates the account of a new member of staff. */
export async function insertStaffPerson(
  tx: Executor,
  { surname, name, email, passwordHash }: SetUp,
  createdAt: Date,
): Promise<number> {
  const [made] = await tx
    .insert(users)
    .values({ surname, name, email, passwordHash: passwordHash ?? '', status: 1, createdAt })
    .returning({ id: users.id });
  if (!made) throw new Error('a member of staff was not written');
  return made.id;
}

/** Adds a person to the staff; existing roles stay. */
export async function joinStaff(
  tx: Executor,
  {
    userId,
    roles,
    ...factor
  }: {
    readonly userId: number;
    readonly roles: readonly string[];
    readonly totpSecret: string;
    readonly totpLastStep: number;
  },
): Promise<void> {
  await tx.update(users).set({ isEmployee: true }).where(eq(users.id, userId));
  await tx
    .insert(staff)
    .values({ userId, roles: [...roles], ...factor })
    .onConflictDoUpdate({ target: staff.userId, set: factor });
}

/** Removes a person from the staff: no roles, no second factor, and no link that sets up a new one. */
export async function leaveStaff(tx: Executor, userId: number): Promise<void> {
  await tx.update(users).set({ isEmployee: false }).where(eq(users.id, userId));
  await tx.delete(staff).where(eq(staff.userId, userId));
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId));
  await tx.delete(staffSetUps).where(eq(staffSetUps.userId, userId));
}

/**
 * The active administrators, locked until the transaction ends, so that two of them cannot remove each other
 * at the same moment.
 */
export async function lockAdmins(tx: Executor, now: Date): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff-admins'))`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select s.user_id as id from staff s join users u on u.id = s.user_id
    where 'admin' = any(s.roles) and s.totp_secret is not null and u.is_employee
      and (u.locked_until is null or u.locked_until <= ${now.toISOString()})`);
  return rows.map(({ id }) => id);
}

/** A member of staff; undefined for anybody else. */
export async function staffById(tx: Executor, userId: number) {
  const [found] = await tx
    .select({
      id: users.id,
      surname: users.surname,
      name: users.name,
      email: users.email,
      locale: users.locale,
      roles: staff.roles,
    })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(and(eq(staff.userId, userId), eq(users.isEmployee, true)));
  return found && { ...found, roles: found.roles as StaffRole[] };
}

export async function staffByEmail(db: Executor, email: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(and(sql`lower(${users.email}) = ${email}`, eq(users.isEmployee, true)));
  return found.length > 0;
}

export async function keepRoles(tx: Executor, userId: number, roles: readonly StaffRole[]): Promise<void> {
  await tx
    .update(staff)
    .set({ roles: [...roles] })
    .where(eq(staff.userId, userId));
}
