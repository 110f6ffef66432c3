import { isLandingPage, path } from '@novosel/contract/wire/paths.ts';
import { safePath } from '@novosel/contract/wire/safe-path.ts';
import type { Context } from '../../../context.ts';
import { type Act, asBuyer } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SessionCookies } from '../../../platform/http/cookies.ts';
import { signInHeld } from '../identity.events.ts';
import { accountById } from '../identity.repo.ts';
import { openSession } from '../sessions/open-session.ts';
import { accountHash } from '../sign-in/known-device.ts';

export interface Entered {
  /** The answer to the page; without a bearer token staff has blocked this sign-in. */
  readonly told: {
    readonly token: string | null;
    readonly next: string | null;
    readonly lockedUntil?: string;
  };
  readonly cookies?: SessionCookies;
}

/**
 * Opens a session after a code and a new password. A sign-in blocked by staff stays blocked.
 * @param former the session cookie of this browser
 */
export async function enterAccount(
  deps: Pick<Context, 'config' | 'db' | 'pool' | 'events'>,
  act: Act,
  userId: number,
  former: string | undefined,
): Promise<Entered> {
  const account = await accountById(deps.db, userId);
  if (!account) throw new AppError('UNAVAILABLE');
  if (account.lockedUntil && account.lockedUntil > act.at) {
    await signInHeld(deps.db, asBuyer(act, userId), 'locked');
    return { told: { token: null, next: null, lockedUntil: account.lockedUntil.toISOString() } };
  }
  const { token, cookies } = await openSession(deps, act, {
    door: 'cabinet',
    account,
    accountHash: accountHash(deps.config.secret, userId),
    former,
  });
  return { told: { token, next: safePath(path('dashboard'), isLandingPage) ?? null }, cookies };
}
