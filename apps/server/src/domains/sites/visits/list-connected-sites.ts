import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { linksOf } from './links.repo.ts';
import { namedScopes } from './site-request.ts';

/** Sites that the person enters through the cabinet, the last used first. */
export async function listConnectedSites({ db, clock }: Pick<Context, 'db' | 'clock'>, { userId }: Viewer) {
  const items = (await linksOf(db, userId)).map(({ scopes, allowedAt, usedAt, ...site }) => ({
    ...site,
    scopes: namedScopes(scopes),
    allowedAt: allowedAt.toISOString(),
    usedAt: usedAt.toISOString(),
  }));
  return { result: true, data: { items, now: clock.now().toISOString() } } as const;
}
