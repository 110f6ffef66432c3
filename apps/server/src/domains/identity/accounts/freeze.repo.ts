import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, isNotNull, isNull } from '../../../platform/database/drizzle.ts';
import { users } from '../identity.tables.ts';

/** @returns false when it is already frozen, or the person has no phone */
export async function keepFrozen(tx: Executor, userId: number, now: Date): Promise<boolean> {
  const frozen = await tx
    .update(users)
    .set({ frozenAt: now })
    .where(and(eq(users.id, userId), isNull(users.frozenAt), isNotNull(users.phone)))
    .returning({ id: users.id });
  return frozen.length === 1;
}

/** @returns false when it is not frozen */
export async function endFrozen(tx: Executor, userId: number): Promise<boolean> {
  const ended = await tx
    .update(users)
    .set({ frozenAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.frozenAt)))
    .returning({ id: users.id });
  return ended.length === 1;
}
