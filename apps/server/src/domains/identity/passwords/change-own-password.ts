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

/** When the person was last proved in the session that asks, in milliseconds. */
type Asked = BodyOf<typeof endpoint> & { readonly provedAt: number };

/**
 * A new password by the present one, which is counted as at the sign-in: a session that somebody else holds
 * is no way to guess it (promise 2). Every session ends, this one too, and this browser goes on in a new one
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
    // At the desk the second factor is the proof: a new session by the password alone is as old in this as
    // the former.
    const provedAt = door === 'office' ? new Date(asked.provedAt) : undefined;
    const entrance = { door, account: renewed, accountHash, former: browser.session, provedAt };
    const change = { account, passwordHash, why: 'own', by: 'phone' } as const;
    // Of staff, too, it is on record as of a buyer: the account is one at both doors.
    return openSession(deps, act, entrance, (tx) =>
      changeWithin(deps, tx, asBuyer(act, act.actor.id), change),
    );
  };
}
