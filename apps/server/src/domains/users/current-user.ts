import type { User } from '@novosel/contract/users/schema.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { prepareFindPerson } from '../identity/public.ts';

/** The signed-in user (S7-18) in one prepared statement. */
export function currentUser(db: Executor): (viewer: Viewer) => Promise<User> {
  const find = prepareFindPerson(db);
  return async ({ userId }) => {
    const person = await find(userId);
    if (!person) throw new AppError('SESSION_REVOKED');
    const { lastAuthAt, frozenAt, createdAt, phone, locale, pendingEmail, ...rest } = person;
    return {
      ...rest,
      // One that waits for its letter is shown as well: whether it is somebody else's nothing here tells (promise 4).
      email: rest.email ?? pendingEmail,
      phone: phone ? `+${phone}` : '',
      // Promise C22: these two grant nothing here; a delegate's own rights come with delegation.
      client: !person.isEmployee,
      delegate: false,
      frozenAt: frozenAt?.toISOString() ?? null,
      lastAuth: lastAuthAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      scope: ['view', 'sign', 'pay'],
      locale: locale === 'en' ? 'en' : 'ru',
    };
  };
}
