import type { Context } from '../../../context.ts';
import { type Act, asBuyer } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type Executor, sqlState } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { keepPendingEmail, pendingEmailOf } from '../accounts/accounts.repo.ts';
import { personOf } from '../accounts/people.repo.ts';
import { emailConfirmed } from '../identity.events.ts';
import { readToken, sealHolds } from './confirmation-link.ts';

/**
 * Confirms an address by the link of the letter, once.
 * @throws AppError LINK_DEAD, CABINET_FROZEN, EMAIL_TAKEN when another person has confirmed it meanwhile
 */
export async function confirmEmail(
  { config }: Pick<Context, 'config'>,
  db: Executor,
  act: Act,
  given: string,
): Promise<void> {
  const token = readToken(given, act.at);
  const email = token && (await pendingEmailOf(db, token.userId));
  if (!token || !email || !sealHolds(config, token, email)) throw new AppError('LINK_DEAD');
  const confirm = inTransaction(db, async (tx) => {
    if (!(await keepPendingEmail(tx, token.userId, email)))
      throw new AppError((await personOf(tx, token.userId))?.frozenAt ? 'CABINET_FROZEN' : 'LINK_DEAD');
    await emailConfirmed(tx, asBuyer(act, token.userId));
  });
  await confirm.catch((error: unknown) => {
    // 23505: another person has this address.
    throw sqlState(error) === '23505' ? new AppError('EMAIL_TAKEN') : error;
  });
}
