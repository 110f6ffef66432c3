import type { BuyerAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { linksOf } from './links.repo.ts';
import { namedScopes } from './site-request.ts';

/** Sites that the person has entered through the cabinet, the last used first. */
export async function listConnectedSites(db: Executor, { at, actor }: BuyerAct) {
  const items = (await linksOf(db, actor.id)).map(({ scopes, allowedAt, usedAt, ...site }) => ({
    ...site,
    scopes: namedScopes(scopes),
    allowedAt: allowedAt.toISOString(),
    usedAt: usedAt.toISOString(),
  }));
  return { items, now: at.toISOString() };
}
