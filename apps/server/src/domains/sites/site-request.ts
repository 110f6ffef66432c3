import { siteScopes } from '@novosel/contract/sites/endpoints.ts';
import type { Interaction } from 'oidc-provider';
import { AppError } from '../../platform/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { siteById } from './clients.repo.ts';
import { providerOf } from './lazy-provider.ts';
import type { ProviderDeps } from './provider-settings.ts';

/** What a site waits to be allowed in this very session of the person. @throws AppError NOT_FOUND */
export async function requestOf(deps: ProviderDeps, { sessionId }: Viewer, id: string): Promise<Interaction> {
  const found = await (await providerOf(deps)).Interaction.find(id);
  if (found?.prompt.name !== 'consent' || found.session?.uid !== sessionId) throw new AppError('NOT_FOUND');
  return found;
}

export const scopesOf = ({ params }: Interaction): readonly string[] => String(params.scope ?? '').split(' ');

export const namedScopes = (scopes: readonly string[]) =>
  siteScopes.filter((scope) => scopes.includes(scope));

/** Who asks, and for what. @throws AppError NOT_FOUND */
export async function readSiteRequest(deps: ProviderDeps, viewer: Viewer, id: string) {
  const asked = await requestOf(deps, viewer, id);
  const site = await siteById(deps.db, String(asked.params.client_id));
  if (!site || site.blockedAt) throw new AppError('NOT_FOUND');
  const { name, domain } = site;
  return { result: true, data: { name, domain, scopes: namedScopes(scopesOf(asked)) } } as const;
}
