import type { Context } from '../../../context.ts';
import { cleanCounters } from '../../../platform/limits.ts';
import { cleanCodes } from '../codes/codes.repo.ts';
import { cleanSessions } from '../sessions/sessions.repo.ts';
import { cleanSetUps } from '../staff/set-ups.repo.ts';
import { cleanTickets } from '../staff/staff.repo.ts';

const day = 24 * 60 * 60 * 1000;
/** How long after its end a session or a code may still be needed. */
const keptMs = 30 * day;

/** Deletes ended sessions and codes that are no longer needed. */
export async function cleanIdentity({
  db,
  pool,
  clock,
}: Pick<Context, 'db' | 'pool' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - keptMs);
  await cleanCounters(db, now);
  await cleanTickets(db, now);
  await cleanSetUps(db, before);
  await cleanSessions(pool, now, before);
  await cleanCodes(db, before);
}
