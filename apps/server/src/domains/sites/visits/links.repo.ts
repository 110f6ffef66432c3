import type { Executor } from '../../../platform/database/db.ts';
import { and, desc, eq, sql } from '../../../platform/database/drizzle.ts';
import { oauthClients, siteLinks } from '../sites.tables.ts';

/** What a person has allowed a site, and his last visit, if any. */
export interface SiteOfPerson {
  readonly own: boolean;
  readonly scopes: string[] | null;
  readonly usedAt: Date | null;
}

/** Whether a site is the developer's own, what a person has allowed it, and his last visit, if any. */
export function prepareSiteOfPerson(db: Executor) {
  const link = and(
    eq(siteLinks.clientId, oauthClients.clientId),
    eq(siteLinks.userId, sql.placeholder('userId')),
  );
  const query = db
    .select({ own: oauthClients.firstParty, scopes: siteLinks.scopes, usedAt: siteLinks.usedAt })
    .from(oauthClients)
    .leftJoin(siteLinks, link)
    .where(eq(oauthClients.clientId, sql.placeholder('clientId')))
    .prepare('sites_of_person');
  return async (userId: number, clientId: string): Promise<SiteOfPerson | undefined> =>
    (await query.execute({ userId, clientId }))[0];
}

/** Records that a person uses a site, and adds to what it may read. */
export async function keepLink(
  db: Executor,
  link: { userId: number; clientId: string; scopes: readonly string[]; at: Date },
): Promise<void> {
  const { userId, clientId, at } = link;
  const scopes = [...new Set(link.scopes)].sort();
  await db
    .insert(siteLinks)
    .values({ userId, clientId, scopes, allowedAt: at, usedAt: at })
    .onConflictDoUpdate({
      target: [siteLinks.userId, siteLinks.clientId],
      set: {
        usedAt: at,
        scopes: sql`array(select distinct unnest(${siteLinks.scopes} || excluded.scopes) order by 1)`,
      },
    });
}

/**
 * The same for a site without consent, while it is the developer's own: a parallel edit that ends this waits
 * for it, or it for the edit.
 * @returns false when it no longer is
 */
export async function keepOwnLink(
  db: Executor,
  { userId, clientId, scopes, at }: { userId: number; clientId: string; scopes: readonly string[]; at: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ clientId: oauthClients.clientId })
      .from(oauthClients)
      .where(and(eq(oauthClients.clientId, clientId), eq(oauthClients.firstParty, true)))
      .for('share');
    if (own) await keepLink(tx, { userId, clientId, scopes, at });
    return own !== undefined;
  });
}

/** Records a person's last visit to a site that he has allowed. @returns false when he has withdrawn that */
export async function touchLink(
  db: Executor,
  { userId, clientId, at }: { userId: number; clientId: string; at: Date },
): Promise<boolean> {
  const touched = await db
    .update(siteLinks)
    .set({ usedAt: at })
    .where(and(eq(siteLinks.userId, userId), eq(siteLinks.clientId, clientId)))
    .returning({ clientId: siteLinks.clientId });
  return touched.length === 1;
}

/** Deletes what everybody has allowed a site: each person is asked again. */
export async function dropLinksOf(tx: Executor, clientId: string): Promise<void> {
  await tx.delete(siteLinks).where(eq(siteLinks.clientId, clientId));
}

/** Sites of a person, the last used first. */
export async function linksOf(db: Executor, userId: number) {
  return db
    .select({
      clientId: siteLinks.clientId,
      name: oauthClients.name,
      domain: oauthClients.domain,
      own: oauthClients.firstParty,
      scopes: siteLinks.scopes,
      allowedAt: siteLinks.allowedAt,
      usedAt: siteLinks.usedAt,
    })
    .from(siteLinks)
    .innerJoin(oauthClients, eq(oauthClients.clientId, siteLinks.clientId))
    .where(eq(siteLinks.userId, userId))
    .orderBy(desc(siteLinks.usedAt))
    .limit(100);
}

/** @returns false when the person does not use the site */
export async function dropLink(tx: Executor, userId: number, clientId: string): Promise<boolean> {
  const dropped = await tx
    .delete(siteLinks)
    .where(and(eq(siteLinks.userId, userId), eq(siteLinks.clientId, clientId)))
    .returning({ clientId: siteLinks.clientId });
  return dropped.length === 1;
}
