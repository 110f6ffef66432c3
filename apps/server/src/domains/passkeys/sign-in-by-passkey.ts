import type { askPasskey, enterByPasskey as endpoint } from '@novosel/contract/session/passkey-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { Act } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Browser } from '../../platform/http/cookies.ts';
import { accountById, continueSignIn, countedCheck, type SignInOutcome } from '../identity/public.ts';
import { type Asker, challengeMs, issueChallenge } from './challenges.ts';
import { findPasskey } from './passkeys.repo.ts';
import { relyingParty } from './relying-party.ts';
import { usePasskey } from './use-passkey.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'db' | 'pool' | 'events' | 'jobs'>;

/**
 * No person is named: the device offers its own passkeys, so nothing reveals who has an account (promise 4).
 */
export async function askForPasskey(
  deps: Pick<Context, 'config'>,
  db: Executor,
  act: Act,
  asker: Asker,
): Promise<AnswerOf<typeof askPasskey>['data']> {
  return {
    challenge: await issueChallenge(deps, db, act, { purpose: 'sign-in', asker }),
    rpId: relyingParty(deps.config).id,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: [],
  };
}

/**
 * Signs a buyer in by a passkey. Blocks and limits are those of the password, and known and unknown passkeys
 * take the same steps.
 * @throws AppError PASSKEY_REFUSED, RATE_LIMITED
 */
export function signInByPasskey(deps: Deps) {
  const check = countedCheck(deps, 'cabinet');
  return async (
    act: Act,
    browser: Browser,
    { assertion, asker }: { readonly assertion: BodyOf<typeof endpoint>; readonly asker: Asker },
  ): Promise<SignInOutcome> => {
    const key = await findPasskey(deps.db, assertion.id);
    const account = key && (await accountById(deps.db, key.userId));
    const isRight = () => usePasskey(deps, act, key, { assertion, purpose: 'sign-in', asker });
    const name = `passkey:${assertion.id}`;
    const checked = await check(act, { account, name, isRight, mark: browser.device, way: 'key' });
    if (checked.kind === 'wrong') throw new AppError('PASSKEY_REFUSED');
    return continueSignIn(deps, act, browser, checked);
  };
}
