import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, sql } from '../../../platform/database/drizzle.ts';
import type { Identifier } from '../accounts/identifier.ts';
import { users } from '../identity.tables.ts';

/**
 * Replaces a confirmed contact and begins a new generation, which ends all sessions of the former one. A
 * pending address is dropped.
 * @returns false when another call was first
 */
export async function replaceContact(
  tx: Executor,
  { userId, made }: { readonly userId: number; readonly made: Identifier },
  generation: number,
): Promise<boolean> {
  const own = made.type === 'phone' ? { phone: made.value } : { email: made.value, pendingEmail: null };
  const replaced = await tx
    .update(users)
    .set({ ...own, authGeneration: sql`${users.authGeneration} + 1` })
    .where(and(eq(users.id, userId), eq(users.authGeneration, generation)))
    .returning({ id: users.id });
  return replaced.length === 1;
}
