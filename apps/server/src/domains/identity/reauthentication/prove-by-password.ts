import type { proveByPassword as endpoint } from '@novosel/contract/session/proof-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { asBuyer } from '../../../platform/act.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { ownPasswordCheck } from '../passwords/check-own-password.ts';
import type { PasswordDeps } from '../sign-in/check-password.ts';
import type { Visit } from '../sign-in/visit.ts';
import { keepFreshProof } from './keep-fresh-proof.ts';

type Call = Visit & { readonly viewer: Viewer; readonly body: BodyOf<typeof endpoint> };

/**
 * A fresh proof of the session that asks, by the present password (promise 11).
 * @throws AppError PASSWORD_WRONG, LOGIN_LOCKED, LOGIN_CLOSED, LOGIN_BUSY
 */
export function proveByPassword(deps: PasswordDeps) {
  const check = ownPasswordCheck(deps);
  return async ({ body, ...visit }: Call): Promise<AnswerOf<typeof endpoint>> => {
    await check(body.password, visit);
    const { act, viewer } = visit;
    const proof = { sessionId: viewer.sessionId, by: 'password' } as const;
    await deps.db.transaction((tx) => keepFreshProof(tx, asBuyer(act, viewer.userId), proof));
    return { result: true };
  };
}
