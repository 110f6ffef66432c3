import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import { tokenHash } from '../../identity/public.ts';
import { keepOwnLink, prepareSiteOfPerson, type SiteOfPerson, touchLink } from '../visits/links.repo.ts';
import type { Ground } from './authorization-code.ts';
import { takeAhead } from './read-ahead.ts';
import { visitOf } from './site-visit.ts';

/** That a person uses a site is written once in so long. */
const linkFreshMs = 60_000;

/**
 * What a site may read of the person who signs in: all that it asks for when it is the developer's own, else
 * what he has allowed it (promise 18). The provider asks him for what is missing.
 */
export function grantLoader({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const siteOfPerson = prepareSiteOfPerson(db);
  return async ({ oidc, req }: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { provider, session, client } = oidc;
    if (!session?.accountId || !client) return undefined;
    const { clientId } = client;
    const userId = Number(session.accountId);
    const asked = [...oidc.requestParamOIDCScopes];
    const known = session.grantIdFor(clientId);
    const ahead = takeAhead<SiteOfPerson>('Link', `${userId} ${clientId}`);
    const [site, found] = await Promise.all([
      ahead ? ahead.found : siteOfPerson(userId, clientId),
      known ? provider.Grant.find(known) : undefined,
    ]);
    const read = site?.scopes ?? [];
    const allowed = site?.own ? asked : read;
    const scopes = asked.filter((scope) => allowed.includes(scope));
    if (!scopes.includes('openid')) return undefined;
    const grant = found || new provider.Grant({ accountId: session.accountId, clientId });
    // Two tabs that sign in at a site for the first time at once have the same grant and the same sign-in
    // there.
    if (!known) grant.jti = tokenHash(`grant ${session.uid} ${clientId}`);
    if (!session.sidFor(clientId)) session.sidFor(clientId, tokenHash(`sid ${session.uid} ${clientId}`));
    const before = known && found ? new Set(grant.getOIDCScope().split(' ')) : undefined;
    // It outlives the session in which it was given, so what is the same need not be written again.
    if (!before || scopes.some((scope) => !before.has(scope))) {
      grant.addOIDCScope(scopes.join(' '));
      await grant.save();
    } else if (known) visitOf(req).ground = takeAhead<Ground>('Ground', known)?.found;
    const at = clock.now();
    const fresh = known && site?.usedAt && at.getTime() - site.usedAt.getTime() <= linkFreshMs;
    if (fresh && scopes.every((scope) => read.includes(scope))) return grant;
    const link = { userId, clientId, scopes, at };
    // What a person has just taken back from a site of others does not return by a sign-in that was under
    // way: a grant that was kept before he did so went with the link, and one that was kept after it goes
    // here.
    if (!site?.own) {
      if (await touchLink(db, link)) return grant;
      await grant.destroy();
      return undefined;
    }
    // An edit came between: from now on it asks.
    if (!(await keepOwnLink(db, link))) return undefined;
    return grant;
  };
}
