import type { Context } from '../../context.ts';
import { after } from '../../platform/clock.ts';
import { quietSeconds } from './ask-bank.ts';
import { claimWaiting } from './mortgage.repo.ts';

/** S7-30: seconds between two early questions to a bank at a page's request. */
const atMostEverySeconds = 60;

/**
 * Asks thinking banks now, except those asked within a minute. The caller does not wait for banks: he is
 * notified.
 */
export async function hastenBids(
  { clock, db, jobs }: Pick<Context, 'clock' | 'db' | 'jobs'>,
  userId: number,
): Promise<void> {
  const now = clock.now();
  const before = after(now, quietSeconds - atMostEverySeconds);
  await db.transaction(async (tx) => {
    for (const bidId of await claimWaiting(tx, userId, { now, before }))
      await jobs.enqueue(tx, 'mortgage.ask', { bidId });
  });
}
