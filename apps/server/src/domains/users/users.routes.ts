import { usersEndpoints } from '@novosel/contract/users/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { keepLocale, prepareListOauthClients } from '../identity/public.ts';
import { currentUser } from './current-user.ts';
import { preparePassportOf } from './passport.ts';

export function bindUsers(bind: Bind, { db }: Pick<Context, 'db'>): void {
  const user = currentUser(db);
  const passport = preparePassportOf(db);
  const clients = prepareListOauthClients(db);
  bind(usersEndpoints.getUser, ({ viewer }) => user(viewer));
  bind(usersEndpoints.listOauthClients, () => clients());
  bind(usersEndpoints.getPassport, ({ viewer }) => passport(viewer.userId));
  bind(usersEndpoints.setLocale, async ({ viewer, body }) => {
    await keepLocale(db, viewer.userId, body.locale);
    return { result: true as const, data: { locale: body.locale } };
  });
}
