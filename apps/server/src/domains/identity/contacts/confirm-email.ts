import type { confirmEmail as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { sqlState } from '../../../platform/database/db.ts';
import { keepPendingEmail, pendingEmailOf } from '../accounts/accounts.repo.ts';
import { personOf } from '../accounts/people.repo.ts';
import { emailConfirmed } from '../identity.events.ts';
import type { Visit } from '../sign-in/visit.ts';
import { readToken, sealHolds } from './confirmation-link.ts';

/**
 * The link of the letter was pressed: the address is the person's own from now on. It is good once.
 * @throws AppError LINK_DEAD, CABINET_FROZEN, EMAIL_TAKEN when it has become somebody else's meanwhile
 */
export async function confirmEmail(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  { body, ...visit }: Visit & { body: BodyOf<typeof endpoint> },
) {
  const now = clock.now();
  const token = readToken(body.token, now);
  const email = token && (await pendingEmailOf(db, token.userId));
  if (!token || !email || !sealHolds(config, token, email)) throw new AppError('LINK_DEAD');
  const confirm = db.transaction(async (tx) => {
    if (!(await keepPendingEmail(tx, token.userId, email)))
      throw new AppError((await personOf(tx, token.userId))?.frozenAt ? 'CABINET_FROZEN' : 'LINK_DEAD');
    await emailConfirmed(tx, token.userId, visit, now);
  });
  await confirm.catch((error: unknown) => {
    // 23505: the address is somebody's already.
    throw sqlState(error) === '23505' ? new AppError('EMAIL_TAKEN') : error;
  });
  return { result: true } as const;
}
