import type {
  askPasskeyProof as asking,
  proveByPasskey as proving,
} from '@novosel/contract/session/passkey-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import { asBuyer } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { keepFreshProof, type Visit } from '../identity/public.ts';
import { challengeMs, issueChallenge } from './challenges.ts';
import { known } from './known-keys.ts';
import { findPasskey, passkeysOf } from './passkeys.repo.ts';
import { relyingParty } from './relying-party.ts';
import { usePasskey } from './use-passkey.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'db'>;
type OwnVisit = Visit & { readonly viewer: Viewer };

/** Only the person's own keys may answer. */
export async function askForProof(deps: Deps, visit: OwnVisit): Promise<AnswerOf<typeof asking>> {
  const keys = await passkeysOf(deps.db, visit.viewer.userId);
  const challenge = await issueChallenge(deps, 'prove', visit);
  return {
    result: true,
    data: {
      challenge,
      rpId: relyingParty(deps.config).id,
      timeout: challengeMs,
      userVerification: 'required',
      allowCredentials: keys.map(known),
    },
  };
}

/**
 * A fresh proof of the session that asks, by one of the person's own keys (promise 11).
 * @throws AppError PASSKEY_REFUSED
 */
export async function proveByPasskey(
  deps: Deps,
  { body, ...visit }: OwnVisit & { body: BodyOf<typeof proving> },
): Promise<AnswerOf<typeof proving>> {
  const found = await findPasskey(deps.db, body.id);
  const own = found?.userId === visit.viewer.userId ? found : undefined;
  if (!(await usePasskey(deps, own, body, 'prove', visit))) throw new AppError('PASSKEY_REFUSED');
  await deps.db.transaction((tx) =>
    keepFreshProof(tx, asBuyer(visit.act, visit.viewer.userId), {
      sessionId: visit.viewer.sessionId,
      by: 'passkey',
    }),
  );
  return { result: true };
}
