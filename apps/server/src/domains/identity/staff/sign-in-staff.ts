import { readEmail } from '@novosel/contract/fields/email.ts';
import type { deskLogin } from '@novosel/contract/session/desk-session-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { type Act, asStaff } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { uncountTry, uncountTryAlone } from '../../../platform/limits.ts';
import { signInFailed, signInHeld } from '../identity.events.ts';
import { ticketMs } from '../identity.policy.ts';
import { closed, shut } from '../passwords/renewal.ts';
import { newToken, tokenHash } from '../sessions/tokens.ts';
import { type PasswordDeps, passwordCheck } from '../sign-in/check-password.ts';
import { insertTicket } from './staff.repo.ts';
import { factorOf } from './staff-factor.repo.ts';

/** `mark` is the browser's cookie of a known device. */
type Asked = BodyOf<typeof deskLogin> & { readonly mark: string | undefined };

/**
 * First step of the desk's sign-in: a password for a ticket of five minutes. A buyer's correct password is
 * answered and counted like a wrong one. A password that must be renewed gives no ticket.
 */
export function signInStaff(deps: PasswordDeps) {
  const check = passwordCheck(deps, 'office');
  return async (act: Act, { password, mark, ...asked }: Asked): Promise<string> => {
    const email = readEmail(asked.email);
    if (!email) throw new AppError('VALIDATION', { fields: { email: ['email'] } });
    const checked = await check(act, { identifier: { type: 'email', value: email }, password, mark });
    if (checked.kind === 'closed') throw closed(checked.until, act);
    if (checked.kind === 'wrong') throw new AppError('LOGIN_FAILED');

    const { account, counted } = checked;
    const { id: userId } = account;
    const own = asStaff(act, userId);
    if (!account.isEmployee || !account.roles) {
      await signInFailed(deps.db, act, { userId, door: 'office' });
      throw new AppError('LOGIN_FAILED');
    }
    if (account.lockedUntil && account.lockedUntil > act.at) throw shut(account.lockedUntil, act);
    if (account.passwordRenew) {
      await uncountTryAlone(deps.pool, counted);
      await signInHeld(deps.db, own, 'renew');
      throw new AppError('PASSWORD_RENEW');
    }
    if (!(await factorOf(deps.db, userId))) throw new AppError('FACTOR_ABSENT');
    const ticket = newToken();
    await deps.db.transaction(async (tx) => {
      await uncountTry(tx, counted);
      await insertTicket(tx, {
        ticketHash: tokenHash(ticket),
        userId,
        expiresAt: new Date(act.at.getTime() + ticketMs),
      });
      await signInHeld(tx, own, 'second-factor');
    });
    return ticket;
  };
}
