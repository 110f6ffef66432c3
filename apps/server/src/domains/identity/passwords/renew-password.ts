import type { renewPassword as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { type Act, asBuyer } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Browser } from '../../../platform/http/cookies.ts';
import { type Entered, enterAccount } from '../accounts/enter-account.ts';
import { personOf } from '../accounts/people.repo.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { checkCode } from '../codes/check-code.ts';
import { assertStrong } from '../sign-in/password.policy.ts';
import { changePassword } from './change-password.ts';
import { personToRenew, renewalClaim } from './renewal.ts';

const same = { fields: { newPassword: ['PASSWORD_SAME'] } };

/**
 * Replaces an expired password by that password and a code (S4.2-03), and signs the person in.
 * @throws AppError PASSWORD_SAME, PASSWORD_WEAK, CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER, and the refusals
 * of the sign-in
 */
export function renewPassword(deps: AccountDeps) {
  const find = personToRenew(deps);
  return async (
    act: Act,
    browser: Browser,
    { newPassword, code, ...kept }: BodyOf<typeof endpoint>,
  ): Promise<Entered> => {
    if (newPassword === kept.password) throw new AppError('PASSWORD_SAME', same);
    const account = await find(act, { ...kept, mark: browser.device });
    const person = await personOf(deps.db, account.id);
    const own = [person?.phone, person?.email, person?.surname, person?.name];
    await assertStrong(newPassword, own, 'newPassword');
    const checked = await checkCode(deps, renewalClaim(deps, account), code);
    const passwordHash = await deps.hasher.hash(newPassword);
    const change = { account, passwordHash, checked, why: 'renew', by: 'phone' } as const;
    await changePassword(deps, asBuyer(act, account.id), change);
    return enterAccount(deps, act, account.id, browser.session);
  };
}
