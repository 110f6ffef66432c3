import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, gt, isNull, sql } from '../../../platform/database/drizzle.ts';
import { bearers, sessions, users } from '../identity.tables.ts';
import { forgetBegun } from '../staff/set-ups.repo.ts';

interface NewPerson {
  readonly surname: string;
  readonly name: string;
  readonly phone: string;
  readonly pendingEmail: string;
  readonly locale: 'ru' | 'en';
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** @returns the ID, or undefined when the phone already has an account */
export async function insertPerson(tx: Executor, person: NewPerson): Promise<number | undefined> {
  const [made] = await tx
    .insert(users)
    .values({ ...person, status: 1 })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return made?.id;
}

/**
 * Replaces the known password and begins a new generation, which ends all sessions of the former one.
 * @returns false when another call was first
 */
export async function replacePassword(
  tx: Executor,
  { id, generation }: { id: number; generation: number },
  passwordHash: string,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash, passwordRenew: false, authGeneration: generation + 1 })
    .where(and(eq(users.id, id), eq(users.authGeneration, generation)))
    .returning({ id: users.id });
  return changed.length === 1;
}

/** Ends all sessions of a person with their bearer tokens, and all unfinished sign-ins at the desk. */
export async function revokeAll(tx: Executor, userId: number, now: Date): Promise<void> {
  // Sessions first, in the same order as when one session ends, so that parallel calls do not deadlock.
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  const his = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  await tx.delete(bearers).where(sql`${bearers.sessionId} in ${his}`);
  await forgetBegun(tx, userId);
}

/**
 * Blocks a sign-in until a moment and begins a new generation.
 * @returns false when there is no such person
 */
export async function closeAccount(tx: Executor, userId: number, until: Date): Promise<boolean> {
  const closed = await tx
    .update(users)
    .set({ lockedUntil: until, authGeneration: sql`${users.authGeneration} + 1` })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return closed.length === 1;
}

/** Requires a new password and begins a new generation. @returns false when one was already required */
export async function demandPassword(tx: Executor, userId: number): Promise<boolean> {
  const demanded = await tx
    .update(users)
    .set({ passwordRenew: true, authGeneration: sql`${users.authGeneration} + 1` })
    .where(and(eq(users.id, userId), eq(users.passwordRenew, false)))
    .returning({ id: users.id });
  return demanded.length === 1;
}

/** @returns false when it was not blocked */
export async function openAccount(tx: Executor, userId: number, now: Date): Promise<boolean> {
  const opened = await tx
    .update(users)
    .set({ lockedUntil: null })
    .where(and(eq(users.id, userId), gt(users.lockedUntil, now)))
    .returning({ id: users.id });
  return opened.length === 1;
}

/**
 * Confirms the pending address of a person.
 * @returns false when it is no longer pending, or the cabinet is frozen
 */
export async function keepPendingEmail(tx: Executor, userId: number, email: string): Promise<boolean> {
  const kept = await tx
    .update(users)
    .set({ email, pendingEmail: null })
    .where(and(eq(users.id, userId), eq(users.pendingEmail, email), isNull(users.frozenAt)))
    .returning({ id: users.id });
  return kept.length === 1;
}

/** A person's address that waits for confirmation. */
export async function pendingEmailOf(db: Executor, userId: number): Promise<string | undefined> {
  const [found] = await db.select({ email: users.pendingEmail }).from(users).where(eq(users.id, userId));
  return found?.email ?? undefined;
}
