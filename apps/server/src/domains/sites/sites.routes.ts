import { siteDeskEndpoints as desk } from '@novosel/contract/sites/desk-endpoints.ts';
import { sitesEndpoints } from '@novosel/contract/sites/endpoints.ts';
import { listOauthClients } from '@novosel/contract/users/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { localeOf } from '../../platform/http/refusals.ts';
import { answerSiteRequest } from './answer-site-request.ts';
import { blockSite, unblockSite } from './block-site.ts';
import { prepareListSites } from './clients.repo.ts';
import { editMachine, editSite } from './edit-site.ts';
import { forgetSite } from './forget-site.ts';
import { listConnectedSites } from './list-connected-sites.ts';
import type { ProviderDeps } from './provider-settings.ts';
import { listDeskSites, readDeskSite } from './read-desk-sites.ts';
import { registerMachine, registerSite } from './register-site.ts';
import { rotateSecret } from './rotate-secret.ts';
import { readSiteProof, readSiteRequest } from './site-request.ts';

export function bindSites(bind: Bind, deps: ProviderDeps & Pick<Context, 'jobs'>): void {
  const sites = prepareListSites(deps.db);
  bind(listOauthClients, () => sites());
  bind(sitesEndpoints.getSiteRequest, ({ viewer, params, request }) =>
    readSiteRequest(deps, viewer, { id: params.request, locale: localeOf(request) }),
  );
  bind(sitesEndpoints.answerSiteRequest, (call) => answerSiteRequest(deps, call));
  bind(sitesEndpoints.getSiteProof, ({ viewer, params }) => readSiteProof(deps, viewer, params.request));
  bind(sitesEndpoints.listConnectedSites, ({ viewer }) => listConnectedSites(deps, viewer));
  bind(sitesEndpoints.forgetSite, (call) => forgetSite(deps, call));
}

export function bindSitesDesk(bind: Bind, deps: Pick<Context, 'db' | 'clock'>): void {
  bind(desk.listDeskSites, () => listDeskSites(deps));
  bind(desk.deskSite, ({ params }) => readDeskSite(deps, params.site));
  bind(desk.registerSite, (call) => registerSite(deps, call));
  bind(desk.registerMachine, (call) => registerMachine(deps, call));
  bind(desk.editSite, (call) => editSite(deps, call));
  bind(desk.editMachine, (call) => editMachine(deps, call));
  bind(desk.rotateSecret, (call) => rotateSecret(deps, call));
  bind(desk.blockSite, (call) => blockSite(deps, call));
  bind(desk.unblockSite, (call) => unblockSite(deps, call));
}
