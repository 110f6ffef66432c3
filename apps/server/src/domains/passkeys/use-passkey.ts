import type { ProofAssertion } from '@novosel/contract/session/passkey-endpoints.ts';
import type { Context } from '../../context.ts';
import { type Act, asBuyer } from '../../platform/act.ts';
import { sameText } from '../identity/public.ts';
import { type Asked, type Purpose, useChallenge } from './challenges.ts';
import { passkeyUsed } from './passkeys.events.ts';
import { markUsed, type PasskeyRow } from './passkeys.repo.ts';
import { relyingParty, webauthn } from './relying-party.ts';

type Deps = Pick<Context, 'config' | 'db'>;

/**
 * Whether a key has signed what it was asked for: this challenge, on a page of ours, for our host, after the
 * device has seen that it is the person (user verification). The challenge is used up, also when there is no
 * such key.
 */
export async function usePasskey(
  deps: Deps,
  act: Act,
  key: PasskeyRow | undefined,
  { assertion, purpose, asker }: Asked & { readonly assertion: ProofAssertion },
): Promise<boolean> {
  const { clientDataJSON } = assertion;
  const challenge = await useChallenge(deps, deps.db, act, { purpose, asker, clientDataJSON });
  if (!key || !challenge || !isOf(key, assertion, purpose)) return false;
  const signed = await verify(deps, key, assertion, challenge);
  if (!signed) return false;
  return deps.db.transaction(async (tx) => {
    if (!(await markUsed(tx, key.id, { ...signed, at: act.at }))) return false;
    await passkeyUsed(tx, asBuyer(act, key.userId), { id: key.id, purpose });
    return true;
  });
}

/**
 * Whose the key is, as the device says; for a proof only the person's own keys are asked, and it may say
 * nothing.
 */
const isOf = (key: PasskeyRow, { userHandle }: ProofAssertion, purpose: Purpose): boolean =>
  userHandle === undefined ? purpose === 'prove' : sameText(userHandle, key.userHandle);

async function verify({ config }: Deps, key: PasskeyRow, assertion: ProofAssertion, challenge: string) {
  const { verifyAuthenticationResponse } = await webauthn();
  // It is compared already, and says nothing of the signature.
  const { id, userHandle: _, ...response } = assertion;
  const { id: expectedRPID, origins } = relyingParty(config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    });
    const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo;
    return verified ? { counter, backedUp } : undefined;
  } catch {
    // It only computes; whatever it throws says what is wrong with the answer of the device.
    return undefined;
  }
}
