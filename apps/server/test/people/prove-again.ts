import { sql } from '../../src/platform/database/drizzle.ts';
import type { TestServer } from '../test-server.ts';

/**
 * Everybody who is signed in at a door has proved himself at this moment (promise 11): for tests that outlast
 * a proof, and for those that begin with things that were made long before.
 */
export async function proveAgain(
  { context, clock }: Pick<TestServer, 'context' | 'clock'>,
  door: 'cabinet' | 'office' = 'office',
): Promise<void> {
  await context.db.execute(
    sql`update sessions set proved_at = ${clock.now().toISOString()} where door = ${door}`,
  );
}
