import { type ErrorCode, errorPhrase } from '@novosel/contract/errors/errors.ts';
import type { login } from '@novosel/contract/session/endpoints.ts';
import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { isLandingPage, path } from '@novosel/contract/wire/paths.ts';
import { safePath } from '@novosel/contract/wire/safe-path.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { localeOf } from '../../../platform/http/refusals.ts';
import { uncountTryAlone } from '../../../platform/limits.ts';
import { identifierOf } from '../accounts/identifier.ts';
import { signInHeld } from '../identity.events.ts';
import { openSession } from '../sessions/open-session.ts';
import { type PasswordDeps, passwordCheck } from './check-password.ts';
import type { Checked } from './counted-check.ts';
import { isNewDevice, tellNewDevice } from './new-device.ts';
import type { Visit } from './visit.ts';

type Answer = AnswerOf<typeof login>;
type Deps = Omit<PasswordDeps, 'hasher'>;
type LoginForm = BodyOf<typeof login>;

/** Signs a buyer in (S4.2, S7-14). A refusal that the page must act on is an answer, not an error. */
export function signIn(deps: PasswordDeps) {
  const check = passwordCheck(deps, 'cabinet');
  return async ({ body, ...visit }: Visit & { body: LoginForm }): Promise<Answer> => {
    const checked = await check(identifierOf(body), body.password, visit);
    if (checked.kind === 'wrong') return refusal('LOGIN_FAILED', visit);
    return goOn(deps, checked, visit);
  };
}

/** What comes of a sign-in by what was not wrong: a session, or what stands against one. */
export async function goOn(
  deps: Deps,
  checked: Exclude<Checked, { kind: 'wrong' }>,
  visit: Visit,
): Promise<Answer> {
  if (checked.kind === 'closed') return locked(deps, visit, checked.until);
  const { account, counted } = checked;
  const person = { id: account.id, door: 'cabinet' } as const;
  const now = deps.clock.now();
  // The count is taken back beside what follows and begun after it, since it waits for no disk.
  const withUncount = async <Result>(act: Promise<Result>): Promise<Result> =>
    (await Promise.all([act, uncountTryAlone(deps.pool, counted)]))[0];
  if (account.lockedUntil && account.lockedUntil > now) {
    await withUncount(signInHeld(deps.db, person, 'locked', visit, now));
    return locked(deps, visit, account.lockedUntil, true);
  }
  if (account.passwordRenew) {
    await withUncount(signInHeld(deps.db, person, 'renew', visit, now));
    return refusal('LOGIN_RENEW', visit, { action: 'RENEW' });
  }
  const tell = isNewDevice(deps, account.id, visit)
    ? (tx: Tx) => tellNewDevice(deps, tx, account.id, 'enter', visit)
    : undefined;
  const token = await withUncount(openSession(deps, { ...checked, door: 'cabinet', visit }, tell));
  const next = safePath(path('dashboard'), isLandingPage) ?? null;
  return { result: true, data: { action: null, token, next } };
}

function locked({ clock }: Deps, visit: Visit, until: Date | undefined, byStaff?: true): Answer {
  if (!until) return refusal('LOGIN_CLOSED', visit, { action: 'LOCKED' });
  const locale = localeOf(visit.request);
  const params = { until: formatSentDayTime(until, { now: clock.now(), locale }) };
  const shut = { action: 'LOCKED', lockedUntil: until.toISOString(), params } as const;
  return byStaff ? refusal('LOGIN_SHUT', visit, { ...shut, byStaff }) : refusal('LOGIN_LOCKED', visit, shut);
}

interface Details {
  readonly action?: 'RENEW' | 'LOCKED';
  readonly lockedUntil?: string;
  readonly byStaff?: true;
  readonly params?: Record<string, string>;
}

function refusal(code: ErrorCode, visit: Visit, { action, params, ...lock }: Details = {}): Answer {
  return {
    result: false,
    message: errorPhrase(code, localeOf(visit.request), params),
    errors: {},
    data: { action: action ?? null, token: null, next: null, ...lock },
  };
}
