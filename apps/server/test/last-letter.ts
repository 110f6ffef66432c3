import { and, count, desc, eq, sql } from '../src/platform/database/drizzle.ts';
import { outbox } from '../src/platform/platform.tables.ts';
import type { Letter } from '../src/ports/mail/mail.ts';
import type { TestServer } from './test-server.ts';

/** The newest letter that waits to be delivered. */
export async function lastLetter({ context: { db } }: TestServer): Promise<Partial<Letter>> {
  const [message] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.topic, 'mail'))
    .orderBy(desc(outbox.id))
    .limit(1);
  return (message?.payload ?? {}) as Partial<Letter>;
}

/** How many letters have gone to an address. */
export async function lettersTo({ context: { db } }: TestServer, address: string | null): Promise<number> {
  const [letters] = await db
    .select({ all: count() })
    .from(outbox)
    .where(and(eq(outbox.topic, 'mail'), sql`${outbox.payload}->>'to' = ${address}`));
  return letters?.all ?? 0;
}
