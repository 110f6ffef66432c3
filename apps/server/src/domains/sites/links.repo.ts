import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db.ts';
import { siteLinks } from './sites.tables.ts';

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
