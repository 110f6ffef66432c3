import type { deskTotp } from '@novosel/contract/session/desk-session-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { accountById } from '../identity.repo.ts';
import { openSession } from '../sessions/open-session.ts';
import { tokenHash } from '../sessions/tokens.ts';
import { accountHash } from '../sign-in/known-device.ts';
import { isNewDevice, tellNewDevice } from '../sign-in/new-device.ts';
import type { Visit } from '../sign-in/visit.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { takeTicket, tryTicket } from './staff.repo.ts';

/**
 * Second step of the desk's sign-in: the ticket, and the number of the authenticator or a recovery code.
 * @throws AppError SESSION_REQUIRED for a ticket that is good no more, TOTP_WRONG, RECOVERY_CODE_WRONG,
 *   RATE_LIMITED
 */
export async function confirmTotp(
  deps: AccountDeps,
  { body, ...visit }: Visit & { body: BodyOf<typeof deskTotp> },
) {
  const ticketHash = tokenHash(body.ticket);
  const userId = await tryTicket(deps.db, ticketHash, deps.clock.now());
  const account = userId && (await accountById(deps.db, userId));
  const { lockedUntil } = account || {};
  if (!account || (lockedUntil && lockedUntil > deps.clock.now())) throw new AppError('SESSION_REQUIRED');
  const take = await checkSecondFactor(deps, visit.act, { userId: account.id, code: body.code });
  const entrance = {
    door: 'office',
    account,
    accountHash: accountHash(deps.config.secret, account.id),
    visit,
  } as const;
  const isNew = isNewDevice(deps, account.id, visit, 'office');
  const token = await openSession(deps, entrance, async (tx) => {
    if (!(await takeTicket(tx, ticketHash))) throw new AppError('SESSION_REQUIRED');
    if (isNew) await tellNewDevice(deps, tx, account.id, 'desk', visit);
    await take(tx);
  });
  return { result: true, data: { token } } as const;
}
