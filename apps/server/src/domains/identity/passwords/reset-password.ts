import type { resetPassword as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { type Act, asBuyer } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type Entered, enterAccount } from '../accounts/enter-account.ts';
import { identifierOf } from '../accounts/identifier.ts';
import { personOf } from '../accounts/people.repo.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { checkCode } from '../codes/check-code.ts';
import { guestClaim } from '../codes/guest-code.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import { assertStrong } from '../sign-in/password.policy.ts';
import { changePassword } from './change-password.ts';

/**
 * Resets a password by a code, and signs the person in on this device only.
 * @returns a function; `former` is the session cookie of the browser
 * @throws AppError PASSWORD_WEAK, CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER, LOGIN_BUSY
 */
export function resetPassword(deps: AccountDeps) {
  const findAccount = prepareFindAccount(deps.db);
  return async (
    act: Act,
    { code, password, ...who }: BodyOf<typeof endpoint>,
    former: string | undefined,
  ): Promise<Entered> => {
    const to = identifierOf(who);
    await assertStrong(password, [to.value]);
    const checked = await checkCode(deps, guestClaim(deps, { purpose: 'reset', to }), code);
    const account = await findAccount(to);
    // No code was sent to an unknown contact: it was guessed.
    if (!account) throw new AppError('CODE_WRONG');
    const person = await personOf(deps.db, account.id);
    await assertStrong(password, [person?.phone, person?.email, person?.surname, person?.name]);
    const passwordHash = await deps.hasher.hash(password);
    const change = { account, passwordHash, checked, why: 'reset', by: to.type } as const;
    await changePassword(deps, asBuyer(act, account.id), change);
    return enterAccount(deps, act, account.id, former);
  };
}
