import type { askPasskey, enterByPasskey as endpoint } from '@novosel/contract/session/passkey-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { accountById, countedCheck, goOn, type Visit } from '../identity/public.ts';
import { challengeMs, issueChallenge } from './challenges.ts';
import { findPasskey } from './passkeys.repo.ts';
import { relyingParty } from './relying-party.ts';
import { usePasskey } from './use-passkey.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'db' | 'pool' | 'events' | 'jobs'>;

/** Nobody is named: the device offers its own keys, so nothing here tells who has an account (promise 4). */
export async function askForPasskey(deps: Deps, visit: Visit): Promise<AnswerOf<typeof askPasskey>> {
  const challenge = await issueChallenge(deps, 'sign-in', visit);
  return {
    result: true,
    data: {
      challenge,
      rpId: relyingParty(deps.config).id,
      timeout: challengeMs,
      userVerification: 'required',
      allowCredentials: [],
    },
  };
}

/**
 * Signs a buyer in by a passkey. It is closed and held as by the password, and known and unknown keys walk
 * the same steps.
 * @throws AppError PASSKEY_REFUSED, RATE_LIMITED
 */
export function signInByPasskey(deps: Deps) {
  const check = countedCheck(deps, 'cabinet');
  return async ({
    body,
    ...visit
  }: Visit & { body: BodyOf<typeof endpoint> }): Promise<AnswerOf<typeof endpoint>> => {
    const key = await findPasskey(deps.db, body.id);
    const account = key && (await accountById(deps.db, key.userId));
    const isRight = () => usePasskey(deps, key, body, 'sign-in', visit);
    const checked = await check({ account, name: `passkey:${body.id}`, isRight, way: 'key' }, visit);
    if (checked.kind === 'wrong') throw new AppError('PASSKEY_REFUSED');
    return goOn(deps, checked, visit);
  };
}
