import type { login } from '@novosel/contract/session/endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { isLandingPage, path } from '@novosel/contract/wire/paths.ts';
import { safePath } from '@novosel/contract/wire/safe-path.ts';
import { type Act, asBuyer } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Browser } from '../../../platform/http/cookies.ts';
import { uncountTryAlone } from '../../../platform/limits.ts';
import { identifierOf } from '../accounts/identifier.ts';
import { signInHeld } from '../identity.events.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { type PasswordDeps, passwordCheck } from './check-password.ts';
import type { Checked } from './counted-check.ts';
import { isNewDevice, tellNewDevice } from './new-device.ts';

interface Opened extends OpenedSession {
  readonly kind: 'opened';
  /** The page after the sign-in. */
  readonly next: string | null;
}

interface Refused {
  readonly kind: 'refused';
  readonly code: 'LOGIN_FAILED' | 'LOGIN_CLOSED' | 'LOGIN_LOCKED' | 'LOGIN_SHUT' | 'LOGIN_RENEW';
  /** What the person must do. */
  readonly action?: 'RENEW' | 'LOCKED';
  readonly until?: Date;
  readonly byStaff?: true;
}

/** A refusal that the page handles is a result, not an error. */
export type SignInOutcome = Opened | Refused;

/** Signs a buyer in (S4.2, S7-14). */
export function signIn(deps: PasswordDeps) {
  const check = passwordCheck(deps, 'cabinet');
  return async (
    act: Act,
    browser: Browser,
    { password, ...who }: BodyOf<typeof login>,
  ): Promise<SignInOutcome> => {
    const given = { identifier: identifierOf(who), password, mark: browser.device };
    const checked = await check(act, given);
    if (checked.kind === 'wrong') return { kind: 'refused', code: 'LOGIN_FAILED' };
    return continueSignIn(deps, act, browser, checked);
  };
}

/** The result of a sign-in with correct credentials: a session, or what must be done first. */
export async function continueSignIn(
  deps: Omit<PasswordDeps, 'hasher'>,
  act: Act,
  browser: Browser,
  checked: Exclude<Checked, { kind: 'wrong' }>,
): Promise<SignInOutcome> {
  if (checked.kind === 'closed')
    return checked.until
      ? { kind: 'refused', code: 'LOGIN_LOCKED', action: 'LOCKED', until: checked.until }
      : { kind: 'refused', code: 'LOGIN_CLOSED', action: 'LOCKED' };
  const { account, counted } = checked;
  const { id: userId, lockedUntil: until } = account;
  const own = asBuyer(act, userId);
  // The counter is reset while the next step runs, without waiting for its disk write.
  const withUncount = async <Result>(done: Promise<Result>): Promise<Result> =>
    (await Promise.all([done, uncountTryAlone(deps.pool, counted)]))[0];
  if (until && until > act.at) {
    await withUncount(signInHeld(deps.db, own, 'locked'));
    return { kind: 'refused', code: 'LOGIN_SHUT', action: 'LOCKED', until, byStaff: true };
  }
  if (account.passwordRenew) {
    await withUncount(signInHeld(deps.db, own, 'renew'));
    return { kind: 'refused', code: 'LOGIN_RENEW', action: 'RENEW' };
  }
  const tell = isNewDevice(deps, userId, browser.device)
    ? (tx: Tx) => tellNewDevice(deps, tx, act, { userId, by: 'enter' })
    : undefined;
  const entrance = { ...checked, door: 'cabinet', former: browser.session } as const;
  const opened = await withUncount(openSession(deps, act, entrance, tell));
  return { kind: 'opened', ...opened, next: safePath(path('dashboard'), isLandingPage) ?? null };
}
