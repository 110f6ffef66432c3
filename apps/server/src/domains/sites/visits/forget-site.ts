import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { endSiteConsent } from '../../consents/public.ts';
import type { Visit } from '../../identity/public.ts';
import { endPayloadsOfSite } from '../tokens/ended.repo.ts';
import { dropLink } from './links.repo.ts';
import { tellSites } from './tell-left.ts';

type Call = Visit & { readonly viewer: Viewer; readonly params: { readonly site: string } };

/**
 * The person leaves a site and withdraws what he has agreed to for it: no token of it opens anything after
 * this (promise 18).
 * @throws AppError NOT_FOUND
 */
export async function forgetSite(
  deps: Pick<Context, 'db' | 'clock' | 'jobs'>,
  { viewer: { userId }, params: { site }, address, requestId }: Call,
) {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const agreed = await endSiteConsent(tx, { userId, site, address, at });
    const linked = await dropLink(tx, userId, site);
    if (!agreed && !linked) throw new AppError('NOT_FOUND');
    await tellSites(deps, tx, userId, await endPayloadsOfSite(tx, userId, site));
    await audit(tx, {
      at,
      address,
      requestId,
      actorKind: 'buyer',
      actorId: userId,
      action: 'sites.forget',
      subject: `user:${userId}`,
      details: { site },
    });
  });
  return { result: true } as const;
}
