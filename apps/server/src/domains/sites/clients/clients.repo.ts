import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, isNull, sql } from '../../../platform/database/drizzle.ts';
import { oauthClients } from '../sites.tables.ts';

/** A registered client site (S1-49). */
export type Site = typeof oauthClients.$inferSelect;

export async function siteById(db: Executor, clientId: string): Promise<Site | undefined> {
  const [found] = await db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId));
  return found;
}

/** The same, locked until the transaction ends. */
export async function holdSite(tx: Executor, clientId: string): Promise<Site | undefined> {
  const [found] = await tx
    .select()
    .from(oauthClients)
    .where(eq(oauthClients.clientId, clientId))
    .for('share');
  return found;
}

/** `siteById` as a prepared statement, since every call of a site begins with it. */
export function prepareSiteById(db: Executor) {
  const query = db
    .select()
    .from(oauthClients)
    .where(eq(oauthClients.clientId, sql.placeholder('clientId')))
    .prepare('sites_by_id');
  return async (clientId: string): Promise<Site | undefined> => (await query.execute({ clientId }))[0];
}

/** Public fields of client sites with a sign-in (ruling S7-07). */
export function prepareListSites(db: Executor) {
  const query = db
    .select({
      clientId: oauthClients.clientId,
      name: oauthClients.name,
      domain: oauthClients.domain,
      loginUrl: oauthClients.loginUrl,
      logoutUrl: oauthClients.logoutUrl,
    })
    .from(oauthClients)
    .where(and(eq(oauthClients.kind, 'site'), isNull(oauthClients.blockedAt)))
    .orderBy(oauthClients.clientId)
    .prepare('sites_public_list');
  return () => query.execute();
}

/** Registers a site, or replaces its registration. */
export async function keepSite(db: Executor, site: typeof oauthClients.$inferInsert): Promise<void> {
  await db.insert(oauthClients).values(site).onConflictDoUpdate({ target: oauthClients.clientId, set: site });
}
