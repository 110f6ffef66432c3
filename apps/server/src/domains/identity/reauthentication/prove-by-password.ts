import type { BuyerAct } from '../../../platform/act.ts';
import { ownPasswordCheck } from '../passwords/check-own-password.ts';
import type { PasswordDeps } from '../sign-in/check-password.ts';
import { keepFreshProof } from './keep-fresh-proof.ts';

interface Given {
  /** The session of the call. */
  readonly sessionId: string;
  readonly password: string;
  /** The browser's cookie of a known device. */
  readonly mark: string | undefined;
}

/**
 * Re-authenticates this session by the present password (promise 11).
 * @throws AppError PASSWORD_WRONG, LOGIN_LOCKED, LOGIN_CLOSED, LOGIN_BUSY
 */
export function proveByPassword(deps: PasswordDeps) {
  const check = ownPasswordCheck(deps);
  return async (act: BuyerAct, { sessionId, password, mark }: Given): Promise<void> => {
    await check(act, { password, mark });
    await deps.db.transaction((tx) => keepFreshProof(tx, act, { sessionId, by: 'password' }));
  };
}
