import type { deskTotp } from '@novosel/contract/session/desk-session-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Act } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Browser } from '../../../platform/http/cookies.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { accountById } from '../identity.repo.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { tokenHash } from '../sessions/tokens.ts';
import { accountHash } from '../sign-in/known-device.ts';
import { isNewDevice, tellNewDevice } from '../sign-in/new-device.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { takeTicket, tryTicket } from './staff.repo.ts';

/**
 * Second step of the desk's sign-in: the ticket, and a code of the authenticator or a recovery code.
 * @throws AppError SESSION_REQUIRED for an expired or used ticket, TOTP_WRONG, RECOVERY_CODE_WRONG,
 * RATE_LIMITED
 */
export async function confirmTotp(
  deps: AccountDeps,
  act: Act,
  browser: Browser,
  { ticket, code }: BodyOf<typeof deskTotp>,
): Promise<OpenedSession> {
  const ticketHash = tokenHash(ticket);
  const userId = await tryTicket(deps.db, ticketHash, act.at);
  const account = userId && (await accountById(deps.db, userId));
  const { lockedUntil } = account || {};
  if (!account || (lockedUntil && lockedUntil > act.at)) throw new AppError('SESSION_REQUIRED');
  const take = await checkSecondFactor(deps, act, { userId: account.id, code });
  const entrance = {
    door: 'office',
    account,
    accountHash: accountHash(deps.config.secret, account.id),
    former: browser.session,
  } as const;
  const isNew = isNewDevice(deps, account.id, browser.device);
  return openSession(deps, act, entrance, async (tx) => {
    if (!(await takeTicket(tx, ticketHash))) throw new AppError('SESSION_REQUIRED');
    if (isNew) await tellNewDevice(deps, tx, act, { userId: account.id, by: 'desk' });
    await take(tx);
  });
}
