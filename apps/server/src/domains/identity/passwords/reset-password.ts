import type { resetPassword as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import { enterAccount } from '../accounts/enter-account.ts';
import { identifierOf } from '../accounts/identifier.ts';
import { personOf } from '../accounts/people.repo.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { checkCode } from '../codes/check-code.ts';
import { guestClaim } from '../codes/guest-code.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import { assertStrong } from '../sign-in/password.policy.ts';
import type { Visit } from '../sign-in/visit.ts';
import { changePassword } from './change-password.ts';

/**
 * A new password by the code that came to the phone or the address; then the person is in, on this device
 * alone.
 * @throws AppError PASSWORD_WEAK, CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER, LOGIN_BUSY
 */
export function resetPassword(deps: AccountDeps) {
  const findAccount = prepareFindAccount(deps.db);
  return async ({ body, ...visit }: Visit & { body: BodyOf<typeof endpoint> }) => {
    const to = identifierOf(body);
    await assertStrong(body.password, [to.value]);
    const checked = await checkCode(deps, guestClaim(deps, { purpose: 'reset', to }), body.code);
    const account = await findAccount(to);
    // Nobody was sent this code: it was guessed.
    if (!account) throw new AppError('CODE_WRONG');
    const person = await personOf(deps.db, account.id);
    await assertStrong(body.password, [person?.phone, person?.email, person?.surname, person?.name]);
    const passwordHash = await deps.hasher.hash(body.password);
    await changePassword(deps, { account, passwordHash, checked, why: 'reset', by: to.type }, visit);
    return enterAccount(deps, account.id, visit);
  };
}
