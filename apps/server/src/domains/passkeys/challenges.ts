import type { Context } from '../../context.ts';
import { cookieOf } from '../../platform/http/cookies.ts';
import { keyedHash, newToken, tokenHash, type Visit } from '../identity/public.ts';
import { insertChallenge, takeChallenge } from './passkeys.repo.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'db'>;
export type Purpose = 'add' | 'sign-in' | 'prove';

/** So long a device has to answer (WebAuthn 3, 15.1). */
export const challengeMs = 5 * 60_000;

/** Good in the session that has asked, or before the sign-in in its browser: nobody answers for another. */
function boundTo({ config }: Deps, { viewer, request }: Visit): string {
  const holder = viewer ? `session:${viewer.sessionId}` : `guest:${cookieOf(request, 'cabinet', 'guest')}`;
  return keyedHash(config.secret, 'passkey', holder);
}

/** @returns the challenge, as it goes to the browser; only its hash is kept */
export async function issueChallenge(deps: Deps, purpose: Purpose, visit: Visit): Promise<string> {
  const challenge = newToken();
  await insertChallenge(deps.db, {
    challengeHash: tokenHash(challenge),
    purpose,
    boundTo: boundTo(deps, visit),
    expiresAt: new Date(deps.clock.now().getTime() + challengeMs),
  });
  return challenge;
}

/**
 * Uses up the challenge that a device has signed, whatever comes of the signature.
 * @returns it, or undefined when there is none like it
 */
export async function useChallenge(
  deps: Deps,
  purpose: Purpose,
  clientDataJSON: string,
  visit: Visit,
): Promise<string | undefined> {
  const challenge = signedChallenge(clientDataJSON);
  if (challenge === undefined) return undefined;
  const wanted = { challengeHash: tokenHash(challenge), purpose, boundTo: boundTo(deps, visit) };
  return (await takeChallenge(deps.db, wanted, deps.clock.now())) ? challenge : undefined;
}

function signedChallenge(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
