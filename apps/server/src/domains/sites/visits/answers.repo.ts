import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, gt } from '../../../platform/database/drizzle.ts';
import { oidcAnswers } from '../sites.tables.ts';

export async function answerOf(db: Executor, id: string, now: Date): Promise<string | undefined> {
  const [found] = await db
    .select({ sealed: oidcAnswers.sealed })
    .from(oidcAnswers)
    .where(and(eq(oidcAnswers.id, id), gt(oidcAnswers.expiresAt, now)));
  return found?.sealed;
}

export async function keepAnswer(db: Executor, answer: typeof oidcAnswers.$inferInsert): Promise<void> {
  await db.insert(oidcAnswers).values(answer).onConflictDoNothing();
}
