import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/db.ts';
import { sessions, users } from '../identity.tables.ts';

type Door = 'cabinet' | 'office';

/**
 * Sessions of a person at a door that nobody has ended, with what tells whether they live; the newest
 * hundred.
 */
export async function sessionsOf(db: Executor, userId: number, door: Door) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
      generation: sessions.generation,
      revoked: sql<boolean>`${isNotNull(sessions.revokedAt)}`,
      userGeneration: users.authGeneration,
      lockedUntil: users.lockedUntil,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), eq(sessions.door, door), isNull(sessions.revokedAt)))
    .orderBy(desc(sessions.seenAt))
    .limit(100);
}

/** When a person was last in the cabinet, as far as it is written down: to a minute (`SeenSessions`). */
export async function lastVisit(db: Executor, userId: number): Promise<Date | undefined> {
  const [last] = await db
    .select({ seenAt: sessions.seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.door, 'cabinet')))
    .orderBy(desc(sessions.seenAt))
    .limit(1);
  return last?.seenAt;
}

/**
 * Keeps that the person has just proved in this session that it is he.
 * @returns false when it has ended meanwhile
 */
export async function keepProof(tx: Executor, sessionId: string, now: Date): Promise<boolean> {
  const generation = tx
    .select({ now: users.authGeneration })
    .from(users)
    .where(eq(users.id, sessions.userId));
  const kept = await tx
    .update(sessions)
    .set({ provedAt: now })
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        eq(sessions.generation, sql`(${generation})`),
      ),
    )
    .returning({ id: sessions.id });
  return kept.length === 1;
}

/** A new generation: every session of the person is dead. */
export async function beginGeneration(tx: Executor, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ authGeneration: sql`${users.authGeneration} + 1` })
    .where(eq(users.id, userId));
}
