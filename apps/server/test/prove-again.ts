import { sql } from 'drizzle-orm';
import type { TestServer } from './test-server.ts';

/**
 * Everybody who is signed in at the desk has proved himself at this moment (promise 11): for tests that
 * outlast a proof.
 */
export async function proveAgain({ context, clock }: Pick<TestServer, 'context' | 'clock'>): Promise<void> {
  await context.db.execute(
    sql`update sessions set proved_at = ${clock.now().toISOString()} where door = 'office'`,
  );
}
