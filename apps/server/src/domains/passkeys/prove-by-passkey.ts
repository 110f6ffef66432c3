import type {
  askPasskeyProof as asking,
  proveByPasskey as proving,
} from '@novosel/contract/session/passkey-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { keepFreshProof } from '../identity/public.ts';
import { challengeMs, issueChallenge } from './challenges.ts';
import { known } from './known-keys.ts';
import { findPasskey, passkeysOf } from './passkeys.repo.ts';
import { relyingParty } from './relying-party.ts';
import { usePasskey } from './use-passkey.ts';

/** Only the person's own passkeys may answer. */
export async function askForProof(
  deps: Pick<Context, 'config'>,
  db: Executor,
  act: BuyerAct,
  sessionId: string,
): Promise<AnswerOf<typeof asking>['data']> {
  const keys = await passkeysOf(db, act.actor.id);
  return {
    challenge: await issueChallenge(deps, db, act, { purpose: 'prove', asker: { sessionId } }),
    rpId: relyingParty(deps.config).id,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: keys.map(known),
  };
}

/**
 * Re-authenticates this session by one of the person's own passkeys (promise 11).
 * @throws AppError PASSKEY_REFUSED
 */
export async function proveByPasskey(
  deps: Pick<Context, 'config' | 'db'>,
  act: BuyerAct,
  { sessionId, assertion }: { readonly sessionId: string; readonly assertion: BodyOf<typeof proving> },
): Promise<void> {
  const found = await findPasskey(deps.db, assertion.id);
  const own = found?.userId === act.actor.id ? found : undefined;
  const signed = { assertion, purpose: 'prove', asker: { sessionId } } as const;
  if (!(await usePasskey(deps, act, own, signed))) throw new AppError('PASSKEY_REFUSED');
  await deps.db.transaction((tx) => keepFreshProof(tx, act, { sessionId, by: 'passkey' }));
}
