import { isLandingPage, path } from '@novosel/contract/wire/paths.ts';
import { safePath } from '@novosel/contract/wire/safe-path.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { signInHeld } from '../identity.events.ts';
import { accountById } from '../identity.repo.ts';
import { openSession } from '../sessions/open-session.ts';
import { accountHash } from '../sign-in/known-device.ts';
import type { Visit } from '../sign-in/visit.ts';

/**
 * Opens a session for a person who has just proved himself by a code and made a password. What staff has
 * closed stays closed.
 */
export async function enterAccount(
  deps: Pick<Context, 'config' | 'clock' | 'db' | 'pool' | 'events'>,
  userId: number,
  visit: Visit,
) {
  const account = await accountById(deps.db, userId);
  if (!account) throw new AppError('UNAVAILABLE');
  const now = deps.clock.now();
  if (account.lockedUntil && account.lockedUntil > now) {
    await signInHeld(deps.db, { id: userId, door: 'cabinet' }, 'locked', visit, now);
    const data = { token: null, next: null, lockedUntil: account.lockedUntil.toISOString() };
    return { result: true as const, data };
  }
  const entrance = {
    door: 'cabinet',
    account,
    accountHash: accountHash(deps.config.secret, userId),
    visit,
  } as const;
  const token = await openSession(deps, entrance);
  return { result: true as const, data: { token, next: safePath(path('dashboard'), isLandingPage) ?? null } };
}
