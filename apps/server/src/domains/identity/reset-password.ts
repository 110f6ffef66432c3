import type { BodyOf } from '@novosel/contract/endpoint.ts';
import type { resetPassword as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import { AppError } from '../../platform/app-error.ts';
import { changePassword } from './change-password.ts';
import { checkCode } from './check-code.ts';
import { enterAccount } from './enter-account.ts';
import { guestClaim } from './guest-code.ts';
import { identifierOf } from './identifier.ts';
import { prepareFindAccount } from './identity.repo.ts';
import { assertStrong } from './password.policy.ts';
import { personOf } from './people.repo.ts';
import type { AccountDeps } from './register.ts';
import type { Visit } from './visit.ts';

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
