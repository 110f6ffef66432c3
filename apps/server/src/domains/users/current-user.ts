import type { User } from '@novosel/contract/users/schema.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/db.ts';
import { prepareIsTrusted } from '../delegates/public.ts';
import { prepareFindPerson } from '../identity/public.ts';

/** The signed-in user (S7-18) in two prepared statements. */
export function currentUser({
  db,
  clock,
}: {
  readonly db: Executor;
  readonly clock: Clock;
}): (userId: number) => Promise<User> {
  const find = prepareFindPerson(db);
  const isTrusted = prepareIsTrusted(db);
  return async (userId) => {
    const [person, delegate] = await Promise.all([find(userId), isTrusted(userId, clock.now())]);
    if (!person) throw new AppError('SESSION_REVOKED');
    const { lastAuthAt, frozenAt, createdAt, phone, locale, pendingEmail, ...rest } = person;
    return {
      ...rest,
      // A pending address is shown as well: nothing here reveals whether it is taken (promise 4).
      email: rest.email ?? pendingEmail,
      phone: phone ? `+${phone}` : '',
      // Promise C22: neither gives any right. `delegate` tells the page that somebody trusts the person or
      // has invited him; every call checks the delegation itself (decision 034).
      client: !person.isEmployee,
      delegate,
      frozenAt: frozenAt?.toISOString() ?? null,
      lastAuth: lastAuthAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      scope: ['view', 'sign', 'pay'],
      locale: locale === 'en' ? 'en' : 'ru',
    };
  };
}
