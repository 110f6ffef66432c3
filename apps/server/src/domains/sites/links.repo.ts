import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db.ts';
import { oauthClients, siteLinks } from './sites.tables.ts';

/** What a person has allowed a site to read; none while he has not been asked. */
export async function allowedScopes(
  db: Executor,
  userId: number,
  clientId: string,
): Promise<readonly string[]> {
  const [found] = await db
    .select({ scopes: siteLinks.scopes })
    .from(siteLinks)
    .where(and(eq(siteLinks.userId, userId), eq(siteLinks.clientId, clientId)));
  return found?.scopes ?? [];
}

/** Whether it is on record already that the person has used the site within this minute and lets it read as much. */
export async function isLinkFresh(
  db: Executor,
  { userId, clientId, scopes, at }: { userId: number; clientId: string; scopes: readonly string[]; at: Date },
): Promise<boolean> {
  const [found] = await db
    .select({ scopes: siteLinks.scopes, usedAt: siteLinks.usedAt })
    .from(siteLinks)
    .where(and(eq(siteLinks.userId, userId), eq(siteLinks.clientId, clientId)));
  if (!found || at.getTime() - found.usedAt.getTime() > 60_000) return false;
  return scopes.every((scope) => found.scopes.includes(scope));
}

/** Notes that a person uses a site, with what it reads from now on beside what it read before. */
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

/** Notes when a person has last used a site that he has allowed. */
export async function touchLink(
  db: Executor,
  { userId, clientId, at }: { userId: number; clientId: string; at: Date },
): Promise<void> {
  await db
    .update(siteLinks)
    .set({ usedAt: at })
    .where(and(eq(siteLinks.userId, userId), eq(siteLinks.clientId, clientId)));
}

/** What was read of people while they were not asked is no consent of theirs: each is asked anew. */
export async function forgetAllowed(tx: Executor, clientId: string): Promise<void> {
  await tx.update(siteLinks).set({ scopes: [] }).where(eq(siteLinks.clientId, clientId));
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
