import { siteDeskEndpoints as desk } from '@novosel/contract/sites/desk-endpoints.ts';
import { sitesEndpoints } from '@novosel/contract/sites/endpoints.ts';
import { listOauthClients } from '@novosel/contract/users/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
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

const done = { result: true } as const;

export function bindSites(bind: Bind, deps: ProviderDeps & Pick<Context, 'jobs'>): void {
  const sites = prepareListSites(deps.db);
  bind(listOauthClients, () => sites());
  bind(sitesEndpoints.getSiteRequest, async ({ act, viewer: { sessionId }, params }) =>
    ok(await readSiteRequest(deps, act, { ...params, sessionId })),
  );
  bind(sitesEndpoints.answerSiteRequest, async ({ act, viewer: session, params, body }) =>
    ok({ to: await answerSiteRequest(deps, act, { ...params, session, said: body }) }),
  );
  bind(sitesEndpoints.getSiteProof, async ({ act, viewer: { sessionId }, params }) =>
    ok(await readSiteProof(deps, act, { ...params, sessionId })),
  );
  bind(sitesEndpoints.listConnectedSites, async ({ db, act }) => ok(await listConnectedSites(db, act)));
  bind(sitesEndpoints.forgetSite, async ({ db, act, params }) => {
    await forgetSite(deps, db, act, params.site);
    return done;
  });
}

export function bindSitesDesk(bind: Bind): void {
  bind(desk.listDeskSites, async ({ db, act }) => ok(await listDeskSites(db, act.at)));
  bind(desk.deskSite, async ({ db, act, params }) => ok(await readDeskSite(db, params.site, act.at)));
  bind(desk.registerSite, async ({ db, act, body }) => ok(await registerSite(db, act, body)));
  bind(desk.registerMachine, async ({ db, act, body }) => ok(await registerMachine(db, act, body)));
  bind(desk.editSite, async ({ db, act, params, body }) => {
    await editSite(db, act, params.site, body);
    return done;
  });
  bind(desk.editMachine, async ({ db, act, params, body }) => {
    await editMachine(db, act, params.site, body);
    return done;
  });
  bind(desk.rotateSecret, async ({ db, act, params }) => ok(await rotateSecret(db, act, params.site)));
  bind(desk.blockSite, async ({ db, act, params, body }) => {
    await blockSite(db, act, { clientId: params.site, ...body });
    return done;
  });
  bind(desk.unblockSite, async ({ db, act, params, body }) => {
    await unblockSite(db, act, { clientId: params.site, ...body });
    return done;
  });
}
