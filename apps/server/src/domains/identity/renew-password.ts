import type { BodyOf } from '@novosel/contract/endpoint.ts';
import type { renewPassword as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import { AppError } from '../../platform/app-error.ts';
import { changePassword } from './change-password.ts';
import { checkCode } from './check-code.ts';
import { enterAccount } from './enter-account.ts';
import { assertStrong } from './password.policy.ts';
import { personOf } from './people.repo.ts';
import type { AccountDeps } from './register.ts';
import { personToRenew, renewalClaim } from './renewal.ts';
import type { Visit } from './visit.ts';

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
