import type { PersonAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { uncountTryAlone } from '../../../platform/limits.ts';
import { personOf } from '../accounts/people.repo.ts';
import { contactsOf } from '../contacts/contact-claims.ts';
import { type PasswordDeps, passwordCheck } from '../sign-in/check-password.ts';
import { closed } from './renewal.ts';

interface Given {
  readonly password: string;
  /** The browser's cookie of a known device. */
  readonly mark: string | undefined;
}

/**
 * Makes the check of a signed-in person's present password, with the same counters as the sign-in: a stolen
 * session must not help to guess it (promise 2). Strangers at the same address are not counted. The check
 * throws AppError PASSWORD_WRONG at its field, LOGIN_LOCKED, LOGIN_CLOSED, LOGIN_BUSY.
 */
export function ownPasswordCheck(deps: PasswordDeps, door: 'cabinet' | 'office' = 'cabinet') {
  const check = passwordCheck(deps, door);
  return async (act: PersonAct, given: Given) => {
    const person = await personOf(deps.db, act.actor.id);
    const [login] = person ? contactsOf(person) : [];
    if (!person || !login) throw new AppError('SESSION_REVOKED');
    const checked = await check(act, { identifier: login, ...given, way: 'own' });
    if (checked.kind === 'closed') throw closed(checked.until, act);
    if (checked.kind === 'wrong')
      throw new AppError('PASSWORD_WRONG', { fields: { password: ['PASSWORD_WRONG'] } });
    await uncountTryAlone(deps.pool, checked.counted);
    return { person, account: checked.account, accountHash: checked.accountHash };
  };
}
