import type { Executor } from '../../../platform/database/db.ts';
import { eq, sql } from '../../../platform/database/drizzle.ts';
import { oneTimeCodes, users } from '../identity.tables.ts';

/** Not a hash of any method: no typed password can match it. */
const noPassword = 'erased';

export async function blankAccount(tx: Executor, userId: number): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.subject, `user:${userId}`));
  await tx
    .update(users)
    .set({
      surname: '—',
      name: '—',
      patronymic: null,
      nickname: null,
      phone: null,
      email: null,
      pendingEmail: null,
      birthday: null,
      subscriptions: [],
      passwordHash: noPassword,
      lockedUntil: new Date('2099-12-31T21:00:00Z'),
      authGeneration: sql`${users.authGeneration} + 1`,
      lastAuthAt: null,
    })
    .where(eq(users.id, userId));
}
