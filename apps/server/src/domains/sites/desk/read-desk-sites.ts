import type { deskSite, listDeskSites as listing } from '@novosel/contract/sites/desk-endpoints.ts';
import type { SiteKind } from '@novosel/contract/sites/desk-rules.ts';
import type { siteScopes } from '@novosel/contract/sites/endpoints.ts';
import type { MachineScope } from '@novosel/contract/sites/machine-scopes.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { personOf } from '../../identity/public.ts';
import { type Site, siteById } from '../clients/clients.repo.ts';
import { aliveOf, deskSiteRows, lastSignIns, notToldCount, peopleOfSite } from './desk-sites.repo.ts';

type Scope = MachineScope | (typeof siteScopes)[number];

/** Sign-ins shown. */
const shown = 10;

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

const rowOf = (site: Site, signedInAt: Date | null | undefined) => ({
  clientId: site.clientId,
  kind: site.kind as SiteKind,
  name: site.name,
  domain: site.domain,
  firstParty: site.firstParty,
  withoutPkce: site.withoutPkce,
  blockedAt: iso(site.blockedAt),
  toldAt: iso(site.toldAt),
  notToldAt: iso(site.notToldAt),
  usedAt: iso(site.kind === 'machine' ? site.usedAt : signedInAt),
});

/** All clients with their states. */
export async function listDeskSites(db: Executor, now: Date): Promise<AnswerOf<typeof listing>['data']> {
  const rows = await deskSiteRows(db);
  const items = rows.map(({ site, signedInAt }) => rowOf(site, signedInAt));
  return { now: now.toISOString(), items };
}

async function namedSignIn(db: Executor, { person, at }: { person: number; at: Date }) {
  const found = await personOf(db, person);
  const name = [found?.surname, found?.name].filter(Boolean).join(' ');
  return { person, name, at: at.toISOString() };
}

/** A client with its registration and its use. @throws AppError NOT_FOUND */
export async function readDeskSite(
  db: Executor,
  clientId: string,
  now: Date,
): Promise<AnswerOf<typeof deskSite>['data']> {
  const site = await siteById(db, clientId);
  if (!site) throw new AppError('NOT_FOUND');
  const kind = site.kind === 'machine' ? 'ClientCredentials' : 'Grant';
  const signIns = await lastSignIns(db, clientId, shown);
  const { redirectUri, moreRedirectUris } = site;
  return {
    now: now.toISOString(),
    site: {
      ...rowOf(site, signIns[0]?.at),
      baseUrl: site.baseUrl,
      loginUrl: site.loginUrl,
      logoutUrl: site.logoutUrl,
      redirectUris: [redirectUri, ...moreRedirectUris].filter((uri) => uri !== ''),
      postLogoutUri: site.postLogoutUri,
      backchannelUrl: site.backchannelUrl,
      confidential: site.secretHash !== null,
      ownSubjects: site.subjectKey !== null,
      scopes: site.scopes as Scope[],
      createdAt: iso(site.createdAt),
      blockReason: site.blockReason,
      people: await peopleOfSite(db, clientId, now),
      alive: await aliveOf(db, clientId, kind, now),
      notTold: await notToldCount(db, clientId, now),
      signIns: await Promise.all(signIns.map((one) => namedSignIn(db, one))),
    },
  };
}
