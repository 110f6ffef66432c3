import type { Executor } from '../../../platform/database/db.ts';
import { siteById } from '../clients/clients.repo.ts';

/** https, or this machine, where a site may be tried. */
const isSiteUrl = (url: string): boolean =>
  URL.canParse(url) && (/^https:$/.test(new URL(url).protocol) || /^http:\/\/localhost(:\d+)?\//.test(url));

/**
 * S1-50: a person may come with only the name of a site. Only the site can begin a sign-in, so he is
 * redirected to its registered address for that.
 */
export async function beginAtSite(db: Executor, url: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(url, 'http://cabinet.invalid');
  const clientId = searchParams.get('client_id');
  const says = ['redirect_uri', 'response_type', 'code_challenge'].some((name) => searchParams.has(name));
  if (pathname !== '/oidc/auth' || !clientId || says) return undefined;
  const site = await siteById(db, clientId);
  return site && !site.blockedAt && isSiteUrl(site.loginUrl) ? site.loginUrl : undefined;
}
