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
 * Whether a passkey has signed this challenge, on one of our pages, for our host, after user verification.
 * The challenge is used up even when there is no such passkey.
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
 * Whether the passkey is of the person named by the device; for re-authentication only his own are asked, and
 * the device may omit it.
 */
const isOf = (key: PasskeyRow, { userHandle }: ProofAssertion, purpose: Purpose): boolean =>
  userHandle === undefined ? purpose === 'prove' : sameText(userHandle, key.userHandle);

async function verify({ config }: Deps, key: PasskeyRow, assertion: ProofAssertion, challenge: string) {
  const { verifyAuthenticationResponse } = await webauthn();
  // Already compared, and not part of the signature.
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
    // The library only computes: any error means an invalid answer of the device.
    return undefined;
  }
}
