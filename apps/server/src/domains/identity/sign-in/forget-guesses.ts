import type { Executor } from '../../../platform/database/db.ts';
import { uncountTry } from '../../../platform/limits.ts';
import { accountLimits } from '../identity.policy.ts';

/** Resets the counters of wrong guesses by strangers, from any browser. */
export async function forgetGuesses(tx: Executor, accountHash: string): Promise<void> {
  const limits = accountLimits(accountHash, undefined);
  await uncountTry(
    tx,
    limits.filter(({ seconds }) => !Number.isFinite(seconds)),
  );
}
