import type { Context } from '../context.ts';
import { tokenHash } from '../domains/identity/public.ts';
import { keepSite } from '../domains/sites/public.ts';

const secret = 'demo-shop-secret';

/**
 * The demo's client site (interface.md), simulated by the outside world; its address follows the settings.
 */
export async function seedSites({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  const baseUrl = `${config.outsideUrl}/shop`;
  await keepSite(db, {
    clientId: 'demo-shop',
    name: 'Магазин у дома',
    domain: new URL(config.outsideUrl).host,
    baseUrl,
    redirectUri: `${baseUrl}/callback`,
    loginUrl: `${baseUrl}/login`,
    logoutUrl: `${baseUrl}/logout`,
    backchannelUrl: `${baseUrl}/left`,
    secretHash: tokenHash(secret),
    firstParty: true,
  });
}
