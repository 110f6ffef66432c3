import { sitesEndpoints } from '@novosel/contract/sites/endpoints.ts';
import { listOauthClients } from '@novosel/contract/users/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { answerSiteRequest } from './answer-site-request.ts';
import { prepareListSites } from './clients.repo.ts';
import { forgetSite } from './forget-site.ts';
import { listConnectedSites } from './list-connected-sites.ts';
import type { ProviderDeps } from './provider-settings.ts';
import { readSiteRequest } from './site-request.ts';

export function bindSites(bind: Bind, deps: ProviderDeps & Pick<Context, 'jobs'>): void {
  const sites = prepareListSites(deps.db);
  bind(listOauthClients, () => sites());
  bind(sitesEndpoints.getSiteRequest, ({ viewer, params }) => readSiteRequest(deps, viewer, params.request));
  bind(sitesEndpoints.answerSiteRequest, (call) => answerSiteRequest(deps, call));
  bind(sitesEndpoints.listConnectedSites, ({ viewer }) => listConnectedSites(deps, viewer));
  bind(sitesEndpoints.forgetSite, (call) => forgetSite(deps, call));
}
