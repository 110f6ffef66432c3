import type { Executor } from '../../platform/database/db.ts';
import { and, desc, eq, gt, lt, sql } from '../../platform/database/drizzle.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { passkeyChallenges, passkeys } from './passkeys.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
type Challenge = typeof passkeyChallenges.$inferInsert;

export async function passkeysOf(db: Executor, userId: number): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export async function findPasskey(db: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

/** Serialises new passkeys of one person until the transaction ends, so that the limit is exact. */
export async function lockPasskeysOf(tx: Executor, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('passkeys'), ${userId})`);
}

/** @returns false when the credential ID already exists */
export function insertPasskey(tx: Executor, row: PasskeyRow): Promise<boolean> {
  return insertOnce(tx, passkeys, row);
}

/**
 * Records the use of a passkey with its device's counter (WebAuthn 3, 7.2, step 22).
 * @returns false when the counter has not increased, or the passkey is deleted
 */
export async function markUsed(
  tx: Executor,
  id: string,
  { counter, backedUp, at }: { readonly counter: number; readonly backedUp: boolean; readonly at: Date },
): Promise<boolean> {
  const counts = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await tx
    .update(passkeys)
    .set({ counter, backedUp, usedAt: at })
    .where(and(eq(passkeys.id, id), counts))
    .returning({ id: passkeys.id });
  return used.length === 1;
}

const own = (userId: number, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** @returns false when the person has no such key */
export async function keepName(tx: Executor, userId: number, id: string, name: string): Promise<boolean> {
  const named = await tx.update(passkeys).set({ name }).where(own(userId, id)).returning({ id: passkeys.id });
  return named.length === 1;
}

/** @returns false when the person has no such key */
export async function deletePasskey(tx: Executor, userId: number, id: string): Promise<boolean> {
  const gone = await tx.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id });
  return gone.length === 1;
}

/** @returns IDs of the deleted passkeys */
export async function deletePasskeysOf(tx: Executor, userId: number): Promise<string[]> {
  const gone = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return gone.map(({ id }) => id);
}

export async function insertChallenge(db: Executor, challenge: Challenge): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/**
 * Deletes the challenge in one statement.
 * @returns false when it does not exist, or a parallel call has used it
 */
export async function takeChallenge(
  db: Executor,
  { challengeHash, purpose, boundTo }: Omit<Challenge, 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.boundTo, boundTo),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return taken.length === 1;
}

export async function cleanChallenges(db: Executor, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
