import type { AnswerOf, BodyOf } from '@novosel/contract/endpoint.ts';
import type { changeOwnPassword as endpoint } from '@novosel/contract/session/own-endpoints.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { uncountTryAlone } from '../../platform/limits.ts';
import { changeWithin } from './change-password.ts';
import { passwordCheck } from './check-password.ts';
import type { Identifier } from './identifier.ts';
import { openSession } from './open-session.ts';
import { assertStrong } from './password.policy.ts';
import { type Person, personOf } from './people.repo.ts';
import type { AccountDeps } from './register.ts';
import { closed } from './renewal.ts';
import type { Visit } from './visit.ts';

type Call = Visit & { readonly viewer: Viewer; readonly body: BodyOf<typeof endpoint> };

const at = (field: 'password' | 'newPassword', code: 'PASSWORD_WRONG' | 'PASSWORD_SAME') =>
  new AppError(code, { fields: { [field]: [code] } });

/**
 * A new password by the present one, which is counted as at the sign-in: a session that somebody else holds is no way to
 * guess it (promise 2). Every session ends, this one too, and this browser goes on in a new one (promises 7, 8).
 * @throws AppError PASSWORD_WRONG, PASSWORD_SAME, PASSWORD_WEAK, LOGIN_LOCKED, LOGIN_CLOSED, STEP_WRONG
 */
export function changeOwnPassword(deps: AccountDeps) {
  const check = passwordCheck(deps, 'cabinet');
  return async ({ body, ...visit }: Call): Promise<AnswerOf<typeof endpoint>> => {
    const person = await personOf(deps.db, visit.viewer.userId);
    if (!person) throw new AppError('SESSION_REVOKED');
    const checked = await check(loginOf(person), body.password, visit);
    if (checked.kind === 'closed') throw closed(checked.until, visit, deps);
    if (checked.kind === 'wrong') throw at('password', 'PASSWORD_WRONG');
    await uncountTryAlone(deps.pool, checked.counted);
    if (body.newPassword === body.password) throw at('newPassword', 'PASSWORD_SAME');
    const own = [person.phone, person.email, person.pendingEmail, person.surname, person.name];
    await assertStrong(body.newPassword, own, 'newPassword');
    const passwordHash = await deps.hasher.hash(body.newPassword);
    const { account, accountHash } = checked;
    const renewed = { ...account, generation: account.generation + 1 };
    const token = await openSession(deps, { door: 'cabinet', account: renewed, accountHash, visit }, (tx) =>
      changeWithin(deps, tx, { account, passwordHash, why: 'own', by: 'phone' }, visit),
    );
    return { result: true, data: { token } };
  };
}

const loginOf = ({ phone, email }: Person): Identifier =>
  phone ? { type: 'phone', value: phone } : { type: 'email', value: email?.toLowerCase() ?? '' };
