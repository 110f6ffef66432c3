import type { Context } from '../../context.ts';
import { after } from '../../platform/clock.ts';
import { quietSeconds } from './ask-bank.ts';
import { claimWaiting } from './mortgage.repo.ts';

/** S7-30: how often a page may have a bank asked before its time. */
const atMostEverySeconds = 60;

/**
 * Has banks that think asked now; one that was asked within a minute is left alone. The reader waits for no
 * bank: news tells him.
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
