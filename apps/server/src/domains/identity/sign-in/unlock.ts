import type { unlock as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { type Act, asBuyer } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { identifierOf } from '../accounts/identifier.ts';
import { checkCode, useCode } from '../codes/check-code.ts';
import { guestClaim } from '../codes/guest-code.ts';
import { unlocked } from '../identity.events.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import { accountHash, markDevice } from './known-device.ts';
import { isNewDevice, tellNewDevice } from './new-device.ts';

/** `mark` is the browser's cookie of a known device. */
type Asked = BodyOf<typeof endpoint> & { readonly mark: string | undefined };

/**
 * Unlocks the sign-in after too many failures: this browser becomes a known device with its own attempts, so
 * that further guesses elsewhere do not lock out the owner again (promise 3, ruling S4.2-03).
 * @returns the browser's cookie of a known device
 * @throws AppError CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER
 */
export function unlock(deps: Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>) {
  const findAccount = prepareFindAccount(deps.db);
  return async (act: Act, { code, mark, ...who }: Asked): Promise<string> => {
    const to = identifierOf(who);
    const checked = await checkCode(deps, guestClaim(deps, { purpose: 'unlock', to }), code);
    const account = await findAccount(to);
    // No code was sent to an unknown contact: it was guessed.
    if (!account) throw new AppError('CODE_WRONG');
    const { id: userId } = account;
    await deps.db.transaction(async (tx) => {
      await useCode(tx, checked, act.at);
      if (isNewDevice(deps, userId, mark)) await tellNewDevice(deps, tx, act, { userId, by: 'unlock' });
      await unlocked(tx, asBuyer(act, userId), { codeId: checked.id, tries: checked.tries });
    });
    const { secret } = deps.config;
    return markDevice(secret, accountHash(secret, userId));
  };
}
