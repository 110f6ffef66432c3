import type { unlock as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { setDeviceCookie } from '../../../platform/http/cookies.ts';
import { identifierOf } from '../accounts/identifier.ts';
import { checkCode, useCode } from '../codes/check-code.ts';
import { guestClaim } from '../codes/guest-code.ts';
import { unlocked } from '../identity.events.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import { accountHash, markDevice } from './known-device.ts';
import { isNewDevice, tellNewDevice } from './new-device.ts';
import type { Visit } from './visit.ts';

/**
 * Opens the sign-in after too many failures: this browser becomes a known one, with tries of its own, so that
 * whoever goes on guessing elsewhere does not shut the owner out again (promise 3, ruling S4.2-03).
 * @throws AppError CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER
 */
export function unlock(deps: Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>) {
  const findAccount = prepareFindAccount(deps.db);
  return async ({ body, ...visit }: Visit & { body: BodyOf<typeof endpoint> }) => {
    const to = identifierOf(body);
    const checked = await checkCode(deps, guestClaim(deps, { purpose: 'unlock', to }), body.code);
    const account = await findAccount(to);
    // Nobody was sent this code: it was guessed.
    if (!account) throw new AppError('CODE_WRONG');
    const at = deps.clock.now();
    await deps.db.transaction(async (tx) => {
      await useCode(tx, checked, at);
      if (isNewDevice(deps, account.id, visit)) await tellNewDevice(deps, tx, account.id, 'unlock', visit);
      await unlocked(tx, account.id, { codeId: checked.id, tries: checked.tries }, visit, at);
    });
    const { secret } = deps.config;
    setDeviceCookie(visit.reply, 'cabinet', markDevice(secret, accountHash(secret, account.id)));
    return { result: true } as const;
  };
}
