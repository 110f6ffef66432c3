import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { sql } from '../../../platform/database/drizzle.ts';

/** Whether a member of staff with one of these roles has called from the desk since a moment. */
export async function deskIsPresent(
  db: Executor,
  roles: readonly StaffRole[],
  since: Date,
): Promise<boolean> {
  const { rows } = await db.execute<{ present: boolean }>(
    sql`select desk_is_present(${`{${roles.join()}}`}::text[], ${since.toISOString()}::timestamptz) as present`,
  );
  return rows[0]?.present ?? false;
}

/** The number of answers since a moment, and their median wait in seconds. */
export async function usualWaitSince(
  db: Executor,
  since: Date,
): Promise<{ readonly answers: number; readonly seconds: number | null }> {
  const { rows } = await db.execute<{ answers: number; seconds: number | null }>(
    sql`select answers, seconds from usual_wait(${since.toISOString()}::timestamptz)`,
  );
  return rows[0] ?? { answers: 0, seconds: null };
}
