import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Context } from '../../context.ts';
import { siteById } from './clients.repo.ts';
import { allowedScopes, keepLink } from './links.repo.ts';

/**
 * What a site may read of the person who signs in: all that it asks for when it is the developer's own, else what he has
 * allowed it (promise 18). The provider asks him for what is missing.
 */
export function grantLoader({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return async ({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { provider, session, client } = oidc;
    if (!session?.accountId || !client) return undefined;
    const { clientId } = client;
    const userId = Number(session.accountId);
    const asked = [...oidc.requestParamOIDCScopes];
    const site = await siteById(db, clientId);
    const allowed = site?.firstParty ? asked : await allowedScopes(db, userId, clientId);
    const scopes = asked.filter((scope) => allowed.includes(scope));
    if (!scopes.includes('openid')) return undefined;
    const known = session.grantIdFor(clientId);
    const grant =
      (known && (await provider.Grant.find(known))) ||
      new provider.Grant({ accountId: session.accountId, clientId });
    grant.addOIDCScope(scopes.join(' '));
    await grant.save();
    await keepLink(db, { userId, clientId, scopes, at: clock.now() });
    return grant;
  };
}
