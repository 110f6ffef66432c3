import { siteDeskEndpoints as desk } from '@novosel/contract/sites/desk-endpoints.ts';
import { sitesEndpoints } from '@novosel/contract/sites/endpoints.ts';
import { listOauthClients } from '@novosel/contract/users/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { localeOf } from '../../platform/http/refusals.ts';
import { prepareListSites } from './clients/clients.repo.ts';
import { blockSite, unblockSite } from './desk/block-site.ts';
import { editMachine, editSite } from './desk/edit-site.ts';
import { listDeskSites, readDeskSite } from './desk/read-desk-sites.ts';
import { registerMachine, registerSite } from './desk/register-site.ts';
import { rotateSecret } from './desk/rotate-secret.ts';
import type { ProviderDeps } from './provider/provider-settings.ts';
import { answerSiteRequest } from './visits/answer-site-request.ts';
import { forgetSite } from './visits/forget-site.ts';
import { listConnectedSites } from './visits/list-connected-sites.ts';
import { readSiteProof, readSiteRequest } from './visits/site-request.ts';

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
