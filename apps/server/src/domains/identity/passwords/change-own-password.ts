import type { changeOwnPassword as endpoint } from '@novosel/contract/session/own-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { asBuyer, type PersonAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Browser } from '../../../platform/http/cookies.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { assertStrong } from '../sign-in/password.policy.ts';
import { changeWithin } from './change-password.ts';
import { ownPasswordCheck } from './check-own-password.ts';

/** Time of the last re-authentication in this session, in milliseconds. */
type Asked = BodyOf<typeof endpoint> & { readonly provedAt: number };

/**
 * Changes the password by the present one, with the same counters as the sign-in: a stolen session must not
 * help to guess it (promise 2). Ends every session, also this one; the browser continues in a new one
 * (promises 7, 8).
 * @throws AppError PASSWORD_WRONG, PASSWORD_SAME, PASSWORD_WEAK, LOGIN_LOCKED, LOGIN_CLOSED, STEP_WRONG
 */
export function changeOwnPassword(deps: AccountDeps, door: 'cabinet' | 'office' = 'cabinet') {
  const check = ownPasswordCheck(deps, door);
  return async (
    act: PersonAct,
    browser: Browser,
    { password, newPassword, ...asked }: Asked,
  ): Promise<OpenedSession> => {
    const { person, account, accountHash } = await check(act, { password, mark: browser.device });
    if (newPassword === password)
      throw new AppError('PASSWORD_SAME', { fields: { newPassword: ['PASSWORD_SAME'] } });
    const own = [person.phone, person.email, person.pendingEmail, person.surname, person.name];
    await assertStrong(newPassword, own, 'newPassword');
    const passwordHash = await deps.hasher.hash(newPassword);
    const renewed = { ...account, generation: account.generation + 1 };
    // At the desk re-authentication needs the second factor: the new session keeps the time of the former
    // one.
    const provedAt = door === 'office' ? new Date(asked.provedAt) : undefined;
    const entrance = { door, account: renewed, accountHash, former: browser.session, provedAt };
    const change = { account, passwordHash, why: 'own', by: 'phone' } as const;
    // Audited as a buyer's act, also for staff: cabinet and desk share the account.
    return openSession(deps, act, entrance, (tx) =>
      changeWithin(deps, tx, asBuyer(act, act.actor.id), change),
    );
  };
}
