import type { renewPassword as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import { enterAccount } from '../accounts/enter-account.ts';
import { personOf } from '../accounts/people.repo.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { checkCode } from '../codes/check-code.ts';
import { assertStrong } from '../sign-in/password.policy.ts';
import type { Visit } from '../sign-in/visit.ts';
import { changePassword } from './change-password.ts';
import { personToRenew, renewalClaim } from './renewal.ts';

const same = { fields: { newPassword: ['PASSWORD_SAME'] } };

/**
 * A new password in place of one that has run out, by that one and the code (S4.2-03); then the person is in.
 * @throws AppError PASSWORD_SAME, PASSWORD_WEAK, CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER, and what the
 *   sign-in refuses with
 */
export function renewPassword(deps: AccountDeps) {
  const find = personToRenew(deps);
  return async ({ body, ...visit }: Visit & { body: BodyOf<typeof endpoint> }) => {
    if (body.newPassword === body.password) throw new AppError('PASSWORD_SAME', same);
    const account = await find(body, visit);
    const person = await personOf(deps.db, account.id);
    const own = [person?.phone, person?.email, person?.surname, person?.name];
    await assertStrong(body.newPassword, own, 'newPassword');
    const checked = await checkCode(deps, renewalClaim(deps, account), body.code);
    const passwordHash = await deps.hasher.hash(body.newPassword);
    await changePassword(deps, { account, passwordHash, checked, why: 'renew', by: 'phone' }, visit);
    return enterAccount(deps, account.id, visit);
  };
}
