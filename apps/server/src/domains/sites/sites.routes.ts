import { listOauthClients } from '@novosel/contract/users/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { prepareListSites } from './clients.repo.ts';

export function bindSites(bind: Bind, { db }: Pick<Context, 'db'>): void {
  const sites = prepareListSites(db);
  bind(listOauthClients, () => sites());
}
