import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { endSiteConsent } from '../../consents/public.ts';
import { endPayloadsOfSite } from '../tokens/ended.repo.ts';
import { dropLink } from './links.repo.ts';
import { tellSites } from './tell-left.ts';

/**
 * Disconnects a site and withdraws the consent to it: all its tokens become invalid (promise 18).
 * @throws AppError NOT_FOUND
 */
export function forgetSite(
  deps: Pick<Context, 'jobs'>,
  db: Executor,
  act: BuyerAct,
  site: string,
): Promise<void> {
  const { at, actor, address = '' } = act;
  const { id: userId } = actor;
  return inTransaction(db, async (tx) => {
    const agreed = await endSiteConsent(tx, { userId, site, address, at });
    const linked = await dropLink(tx, userId, site);
    if (!agreed && !linked) throw new AppError('NOT_FOUND');
    await tellSites(deps, tx, userId, await endPayloadsOfSite(tx, userId, site));
    await audit(tx, act, { action: 'sites.forget', subject: `user:${userId}`, details: { site } });
  });
}
