import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import { tokenHash } from '../../identity/public.ts';
import { keepOwnLink, prepareSiteOfPerson, type SiteOfPerson, touchLink } from '../visits/links.repo.ts';
import type { Ground } from './authorization-code.ts';
import { takeAhead } from './read-ahead.ts';
import { visitOf } from './site-visit.ts';

/** Milliseconds between two records of the same person's use of a site. */
const linkFreshMs = 60_000;

/**
 * What a site may read about the person who signs in: everything it asks for if it is the developer's own,
 * otherwise what he has allowed (promise 18). The provider asks him for what is missing.
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
    // Two tabs that sign in to a site for the first time at once share the grant and the sign-in.
    if (!known) grant.jti = tokenHash(`grant ${session.uid} ${clientId}`);
    if (!session.sidFor(clientId)) session.sidFor(clientId, tokenHash(`sid ${session.uid} ${clientId}`));
    const before = known && found ? new Set(grant.getOIDCScope().split(' ')) : undefined;
    // The grant outlives its session, so an unchanged one is not written again.
    if (!before || scopes.some((scope) => !before.has(scope))) {
      grant.addOIDCScope(scopes.join(' '));
      await grant.save();
    } else if (known) visitOf(req).ground = takeAhead<Ground>('Ground', known)?.found;
    const at = clock.now();
    const fresh = known && site?.usedAt && at.getTime() - site.usedAt.getTime() <= linkFreshMs;
    if (fresh && scopes.every((scope) => read.includes(scope))) return grant;
    const link = { userId, clientId, scopes, at };
    // Access that a person has just withdrawn must not return by a sign-in in progress: a grant stored before
    // was deleted with the link, and one stored after is deleted here.
    if (!site?.own) {
      if (await touchLink(db, link)) return grant;
      await grant.destroy();
      return undefined;
    }
    // The site was edited meanwhile: from now on it needs a consent.
    if (!(await keepOwnLink(db, link))) return undefined;
    return grant;
  };
}
