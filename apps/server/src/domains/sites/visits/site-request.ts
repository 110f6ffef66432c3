import { siteScopes } from '@novosel/contract/sites/endpoints.ts';
import type { Interaction } from 'oidc-provider';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { siteConsentText } from '../../consents/public.ts';
import { personOf } from '../../identity/public.ts';
import { siteById } from '../clients/clients.repo.ts';
import { providerOf } from '../provider/lazy-provider.ts';
import type { ProviderDeps } from '../provider/provider-settings.ts';

/** A site's request, and the session in which it waits for the person. */
interface Waiting {
  readonly request: string;
  readonly sessionId: string;
}

/** The request that waits in this session of the person. @throws AppError NOT_FOUND */
async function waitingIn(
  deps: ProviderDeps,
  sessionId: string,
  { name, id }: { readonly name: 'consent' | 'login'; readonly id: string },
): Promise<Interaction> {
  const found = await (await providerOf(deps)).Interaction.find(id);
  if (found?.prompt.name !== name || found.session?.uid !== sessionId) throw new AppError('NOT_FOUND');
  return found;
}

/** The consent request that waits in this session of the person. @throws AppError NOT_FOUND */
export const requestOf = (deps: ProviderDeps, sessionId: string, id: string): Promise<Interaction> =>
  waitingIn(deps, sessionId, { name: 'consent', id });

/** The site of a request. @throws AppError NOT_FOUND */
async function siteOf(db: Executor, { params }: Interaction) {
  const site = await siteById(db, String(params.client_id));
  if (!site || site.blockedAt) throw new AppError('NOT_FOUND');
  return { name: site.name, domain: site.domain };
}

export const scopesOf = ({ params }: Interaction): readonly string[] => String(params.scope ?? '').split(' ');

export const namedScopes = (scopes: readonly string[]) =>
  siteScopes.filter((scope) => scopes.includes(scope));

/** The site, its scopes, and the text of the consent. @throws AppError NOT_FOUND */
export async function readSiteRequest(
  deps: ProviderDeps,
  { locale = 'ru' }: BuyerAct,
  { request, sessionId }: Waiting,
) {
  const asked = await requestOf(deps, sessionId, request);
  const asking = { ...(await siteOf(deps.db, asked)), scopes: namedScopes(scopesOf(asked)) };
  const { sha256, text } = siteConsentText(asking, locale);
  return { ...asking, consent: { sha256, text } };
}

/**
 * The site that requires re-authentication, the person, and the way back to it.
 * @throws AppError NOT_FOUND
 */
export async function readSiteProof(
  deps: ProviderDeps,
  { actor }: BuyerAct,
  { request: id, sessionId }: Waiting,
) {
  const asked = await waitingIn(deps, sessionId, { name: 'login', id });
  const site = await siteOf(deps.db, asked);
  const person = await personOf(deps.db, actor.id);
  const said = Object.entries(asked.params).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return {
    ...site,
    person: [person?.name, person?.surname].filter(Boolean).join(' '),
    other: asked.prompt.reasons.includes('id_token_hint'),
    query: new URLSearchParams([...said, ['asked', id]]).toString(),
  };
}
