import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import type { Act } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { uncountTryAlone } from '../../../platform/limits.ts';
import { identifierOf } from '../accounts/identifier.ts';
import type { AccountDeps } from '../accounts/register.ts';
import type { CodeClaim } from '../codes/codes.repo.ts';
import { ofUser } from '../codes/codes.repo.ts';
import type { Account } from '../identity.repo.ts';
import { keyedHash } from '../sessions/tokens.ts';
import { passwordCheck } from '../sign-in/check-password.ts';

export interface Kept {
  readonly type: 'phone' | 'email';
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly password: string;
  /** The browser's cookie of a known device. */
  readonly mark: string | undefined;
}

/**
 * Finds the person with an expired password by the sign-in form that the page has kept (S4.2-02); the
 * password is checked and counted as usual.
 * @returns a function that throws AppError LOGIN_FAILED, LOGIN_LOCKED, LOGIN_CLOSED, or STEP_WRONG when it
 * has not expired
 */
export function personToRenew(deps: AccountDeps) {
  const check = passwordCheck(deps, 'cabinet');
  return async (act: Act, { password, mark, ...who }: Kept): Promise<Account> => {
    const checked = await check(act, { identifier: identifierOf(who), password, mark });
    if (checked.kind === 'wrong') throw new AppError('LOGIN_FAILED');
    if (checked.kind === 'closed') throw closed(checked.until, act);
    await uncountTryAlone(deps.pool, checked.counted);
    const { account } = checked;
    if (account.lockedUntil && account.lockedUntil > act.at) throw shut(account.lockedUntil, act);
    if (!account.passwordRenew) throw new AppError('STEP_WRONG');
    return account;
  };
}

/** The code is bound to the password that it replaces. */
export function renewalClaim({ config }: AccountDeps, { id, passwordHash }: Account): CodeClaim {
  return { subject: ofUser(id), purpose: 'renew', boundTo: keyedHash(config.secret, 'renew', passwordHash) };
}

/** The refusal of a sign-in that staff has blocked (promise 8). */
export function shut(until: Date, { at, locale = 'ru' }: Act): AppError {
  const shown = formatSentDayTime(until, { now: at, locale });
  return new AppError('LOGIN_SHUT', { params: { until: shown } });
}

/** The refusal without a comparison of the password, after too many wrong ones. */
export function closed(until: Date | undefined, { at, locale = 'ru' }: Act): AppError {
  if (!until) return new AppError('LOGIN_CLOSED');
  const shown = formatSentDayTime(until, { now: at, locale });
  return new AppError('LOGIN_LOCKED', { params: { until: shown } });
}
