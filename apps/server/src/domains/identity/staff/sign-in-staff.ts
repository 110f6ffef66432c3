import { readEmail } from '@novosel/contract/fields/email.ts';
import type { deskLogin } from '@novosel/contract/session/desk-session-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import { uncountTry, uncountTryAlone } from '../../../platform/limits.ts';
import { signInFailed, signInHeld } from '../identity.events.ts';
import { ticketMs } from '../identity.policy.ts';
import { closed, shut } from '../passwords/renewal.ts';
import { newToken, tokenHash } from '../sessions/tokens.ts';
import { type PasswordDeps, passwordCheck } from '../sign-in/check-password.ts';
import type { Visit } from '../sign-in/visit.ts';
import { insertTicket } from './staff.repo.ts';
import { factorOf } from './staff-factor.repo.ts';

/**
 * First step of the desk's sign-in: a password for a ticket of five minutes. A buyer's right password is
 * answered, and counted, like a wrong one. One that others may have learned opens no second step.
 */
export function signInStaff(deps: PasswordDeps) {
  const check = passwordCheck(deps, 'office');
  return async ({ body, ...visit }: Visit & { body: BodyOf<typeof deskLogin> }) => {
    const email = readEmail(body.email);
    if (!email) throw new AppError('VALIDATION', { fields: { email: ['email'] } });
    const checked = await check({ type: 'email', value: email }, body.password, visit);
    if (checked.kind === 'closed') throw closed(checked.until, visit, deps);
    if (checked.kind === 'wrong') throw new AppError('LOGIN_FAILED');

    const { account, counted } = checked;
    const now = deps.clock.now();
    if (!account.isEmployee || !account.roles) {
      await signInFailed(deps.db, account.id, 'office', visit, now);
      throw new AppError('LOGIN_FAILED');
    }
    if (account.lockedUntil && account.lockedUntil > now) throw shut(account.lockedUntil, visit, deps);
    if (account.passwordRenew) {
      await uncountTryAlone(deps.pool, counted);
      await signInHeld(deps.db, { id: account.id, door: 'office' }, 'renew', visit, now);
      throw new AppError('PASSWORD_RENEW');
    }
    if (!(await factorOf(deps.db, account.id))) throw new AppError('FACTOR_ABSENT');
    const ticket = newToken();
    await deps.db.transaction(async (tx) => {
      await uncountTry(tx, counted);
      await insertTicket(tx, {
        ticketHash: tokenHash(ticket),
        userId: account.id,
        expiresAt: new Date(now.getTime() + ticketMs),
      });
      await signInHeld(tx, { id: account.id, door: 'office' }, 'second-factor', visit, now);
    });
    return { result: true, data: { ticket } } as const;
  };
}
