import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Context } from '../../context.ts';
import { tokenHash } from '../identity/public.ts';
import { siteById } from './clients.repo.ts';
import { allowedScopes, isLinkFresh, keepLink, touchLink } from './links.repo.ts';

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
    const found = known && (await provider.Grant.find(known));
    const grant = found || new provider.Grant({ accountId: session.accountId, clientId });
    // Two tabs that sign in at a site for the first time at once have the same grant and the same sign-in there.
    if (!known) grant.jti = tokenHash(`grant ${session.uid} ${clientId}`);
    if (!session.sidFor(clientId)) session.sidFor(clientId, tokenHash(`sid ${session.uid} ${clientId}`));
    const before = known && found ? new Set(grant.getOIDCScope().split(' ')) : undefined;
    // It outlives the session in which it was given, so what is the same need not be written again.
    if (!before || scopes.some((scope) => !before.has(scope))) {
      grant.addOIDCScope(scopes.join(' '));
      await grant.save();
    }
    const link = { userId, clientId, scopes, at: clock.now() };
    // What a person has just taken back from a site of others does not return by a sign-in that was under way.
    if (!(await isLinkFresh(db, link))) await (site?.firstParty ? keepLink(db, link) : touchLink(db, link));
    return grant;
  };
}
