import type { Executor } from '../../../platform/database/db.ts';
import { and, desc, eq, isNotNull, isNull, sql } from '../../../platform/database/drizzle.ts';
import { sessions, users } from '../identity.tables.ts';

type Door = 'cabinet' | 'office';

/**
 * Sessions of a person that nobody has ended, at the cabinet or the desk, with the facts that decide whether
 * they are valid; the newest hundred.
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

/** The person's last visit to the cabinet, precise to a minute (`SeenSessions`). */
export async function lastVisit(db: Executor, userId: number): Promise<Date | undefined> {
  const [last] = await db
    .select({ seenAt: sessions.seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.door, 'cabinet')))
    .orderBy(desc(sessions.seenAt))
    .limit(1);
  return last?.seenAt;
}

/** Records a re-authentication in this session. @returns false when the session has ended meanwhile */
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

/** Begins a new generation, which invalidates every session of the person. */
export async function beginGeneration(tx: Executor, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ authGeneration: sql`${users.authGeneration} + 1` })
    .where(eq(users.id, userId));
}
