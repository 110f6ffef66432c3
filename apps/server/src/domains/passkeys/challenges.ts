import type { Context } from '../../context.ts';
import type { Act } from '../../platform/act.ts';
import type { Executor } from '../../platform/database/db.ts';
import { keyedHash, newToken, tokenHash } from '../identity/public.ts';
import { insertChallenge, takeChallenge } from './passkeys.repo.ts';

type Deps = Pick<Context, 'config'>;
export type Purpose = 'add' | 'sign-in' | 'prove';

/** Milliseconds in which a device must answer (WebAuthn 3, 15.1). */
export const challengeMs = 5 * 60_000;

/** Who requested a challenge: nobody else may answer it. */
export interface Asker {
  /** The session of the call. */
  readonly sessionId?: string | undefined;
  /** Before the sign-in, the nonce of the browser. */
  readonly guest?: string | undefined;
}

export interface Asked {
  readonly purpose: Purpose;
  readonly asker: Asker;
}

function boundTo({ config }: Deps, { sessionId, guest }: Asker): string {
  return keyedHash(config.secret, 'passkey', sessionId ? `session:${sessionId}` : `guest:${guest}`);
}

/** @returns the challenge for the browser; only its hash is stored */
export async function issueChallenge(
  deps: Deps,
  db: Executor,
  { at }: Act,
  { purpose, asker }: Asked,
): Promise<string> {
  const challenge = newToken();
  await insertChallenge(db, {
    challengeHash: tokenHash(challenge),
    purpose,
    boundTo: boundTo(deps, asker),
    expiresAt: new Date(at.getTime() + challengeMs),
  });
  return challenge;
}

/**
 * Uses up the challenge that a device has signed, whether or not the signature is valid.
 * @returns the challenge, or undefined when there is none
 */
export async function useChallenge(
  deps: Deps,
  db: Executor,
  { at }: Act,
  { purpose, asker, clientDataJSON }: Asked & { readonly clientDataJSON: string },
): Promise<string | undefined> {
  const challenge = signedChallenge(clientDataJSON);
  if (challenge === undefined) return undefined;
  const wanted = { challengeHash: tokenHash(challenge), purpose, boundTo: boundTo(deps, asker) };
  return (await takeChallenge(db, wanted, at)) ? challenge : undefined;
}

function signedChallenge(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
