import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { addToOutbox } from '../../../platform/jobs/outbox.ts';
import { countTry, type Reached } from '../../../platform/limits.ts';
import { confirmationLetter } from '../accounts/account-words.ts';
import { identifierHash } from '../accounts/identifier.ts';
import { personOf } from '../accounts/people.repo.ts';
import { secondsUntil } from '../codes/send-code.ts';
import { codeEverySeconds, daySeconds, letterLimits } from '../identity.policy.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import { confirmationToken } from './confirmation-link.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>;

/** The person's address and the pending one. */
export async function ownEmail(db: Executor, userId: number) {
  const person = await personOf(db, userId);
  return { email: person?.email ?? null, pending: person?.pendingEmail ?? null };
}

/**
 * Sends the confirmation letter again. Nothing is sent to an address that is taken by now, and the answer is
 * the same (promise 4).
 * @throws AppError STEP_WRONG without a pending address, RATE_LIMITED, LETTERS_OVER (promise 6)
 */
export function confirmationAgain(deps: Deps) {
  const findAccount = prepareFindAccount(deps.db);
  return async ({ at: now, actor }: BuyerAct) => {
    const person = await personOf(deps.db, actor.id);
    if (!person?.pendingEmail) throw new AppError('STEP_WRONG');
    const to = { type: 'email', value: person.pendingEmail } as const;
    const taken = (await findAccount(to)) !== undefined;
    const write = async (tx: Tx): Promise<void> => {
      const reached = await countTry(tx, letterLimits(identifierHash(deps.config.secret, to)), now);
      if (reached) throw refusalOf(reached, now);
      if (taken) return;
      const token = confirmationToken(deps.config, { userId: person.id, email: to.value }, now);
      const letter = confirmationLetter(deps.config, person.locale === 'en' ? 'en' : 'ru', token);
      await addToOutbox(deps, tx, { topic: 'mail', payload: { to: to.value, ...letter } });
    };
    await deps.db.transaction(write);
    return { resendAfterSeconds: codeEverySeconds };
  };
}

const refusalOf = ({ limit, until }: Reached, now: Date): AppError =>
  limit.seconds >= daySeconds
    ? new AppError('LETTERS_OVER', { params: { seconds: secondsUntil(until, now) } })
    : new AppError('RATE_LIMITED', { params: { seconds: secondsUntil(until, now) } });
