import type { proveByFactor as endpoint } from '@novosel/contract/session/own-desk-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Visit } from '../sign-in/visit.ts';
import { checkSecondFactor, type FactorDeps } from '../staff/check-second-factor.ts';
import { keepFreshProof } from './keep-fresh-proof.ts';

type Call = Visit & { readonly viewer: Viewer; readonly body: BodyOf<typeof endpoint> };

/**
 * A fresh proof of the session that asks, by a number of the authenticator, good once, or a recovery code,
 * which is used up (promise 11).
 * @throws AppError TOTP_WRONG, RECOVERY_CODE_WRONG, RATE_LIMITED
 */
export async function proveByFactor(
  deps: FactorDeps,
  { body, ...visit }: Call,
): Promise<AnswerOf<typeof endpoint>> {
  const take = await checkSecondFactor(deps, { ...visit.viewer, code: body.code }, visit);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await take(tx);
    await keepFreshProof(tx, 'factor', visit, now);
  });
  return { result: true };
}
