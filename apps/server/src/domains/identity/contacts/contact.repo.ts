import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/db.ts';
import type { Identifier } from '../accounts/identifier.ts';
import { users } from '../identity.tables.ts';

/**
 * Puts a confirmed contact in place of the former one and begins a new generation: sessions of the former are
 * dead. An address that waited for its letter waits no more.
 * @returns false when somebody was first
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
