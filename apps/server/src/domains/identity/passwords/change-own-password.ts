import type { changeOwnPassword as endpoint } from '@novosel/contract/session/own-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { openSession } from '../sessions/open-session.ts';
import { assertStrong } from '../sign-in/password.policy.ts';
import type { Visit } from '../sign-in/visit.ts';
import { changeWithin } from './change-password.ts';
import { ownPasswordCheck } from './check-own-password.ts';

type Call = Visit & { readonly viewer: Viewer; readonly body: BodyOf<typeof endpoint> };

/**
 * A new password by the present one, which is counted as at the sign-in: a session that somebody else holds
 * is no way to guess it (promise 2). Every session ends, this one too, and this browser goes on in a new one
 * (promises 7, 8).
 * @throws AppError PASSWORD_WRONG, PASSWORD_SAME, PASSWORD_WEAK, LOGIN_LOCKED, LOGIN_CLOSED, STEP_WRONG
 */
export function changeOwnPassword(deps: AccountDeps, door: Viewer['door'] = 'cabinet') {
  const check = ownPasswordCheck(deps, door);
  return async ({ body, ...visit }: Call): Promise<AnswerOf<typeof endpoint>> => {
    const { person, account, accountHash } = await check(body.password, visit);
    if (body.newPassword === body.password)
      throw new AppError('PASSWORD_SAME', { fields: { newPassword: ['PASSWORD_SAME'] } });
    const own = [person.phone, person.email, person.pendingEmail, person.surname, person.name];
    await assertStrong(body.newPassword, own, 'newPassword');
    const passwordHash = await deps.hasher.hash(body.newPassword);
    const renewed = { ...account, generation: account.generation + 1 };
    // At the desk the second factor is the proof: a new session by the password alone is as old in this as
    // the former.
    const provedAt = door === 'office' ? new Date(visit.viewer.provedAt) : undefined;
    const entrance = { door, account: renewed, accountHash, visit, provedAt };
    const token = await openSession(deps, entrance, (tx) =>
      changeWithin(deps, tx, { account, passwordHash, why: 'own', by: 'phone' }, visit),
    );
    return { result: true, data: { token } };
  };
}
