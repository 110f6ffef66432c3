import type { Executor } from '../../../platform/database/db.ts';
import { and, count, desc, eq, gt, isNull, lt, max, or, sql } from '../../../platform/database/drizzle.ts';
import { insertOnce } from '../../../platform/database/insert-once.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { oauthClients, oidcPayloads, siteLinks } from '../sites.tables.ts';

type Change = Partial<typeof oauthClients.$inferInsert>;

/** All clients by name, for the desk. */
export async function deskSiteRows(db: Executor) {
  const lastSignIn = db
    .select({ clientId: siteLinks.clientId, at: max(siteLinks.usedAt).as('at') })
    .from(siteLinks)
    .groupBy(siteLinks.clientId)
    .as('last_sign_in');
  return db
    .select({ site: oauthClients, signedInAt: lastSignIn.at })
    .from(oauthClients)
    .leftJoin(lastSignIn, eq(lastSignIn.clientId, oauthClients.clientId))
    .orderBy(oauthClients.name, oauthClients.clientId);
}

/** @returns false when the name is taken */
export function insertClient(tx: Executor, client: typeof oauthClients.$inferInsert): Promise<boolean> {
  return insertOnce(tx, oauthClients, client);
}

/** Locks a client until the transaction ends. */
export async function lockClient(tx: Executor, clientId: string) {
  const [found] = await tx
    .select()
    .from(oauthClients)
    .where(eq(oauthClients.clientId, clientId))
    .for('update');
  return found;
}

export async function setClient(tx: Executor, clientId: string, change: Change): Promise<void> {
  await tx.update(oauthClients).set(change).where(eq(oauthClients.clientId, clientId));
}

/** Records the use of a machine, at most once a minute: many tokens at the same time are one use. */
export async function touchMachine(db: Executor, clientId: string, at: Date): Promise<void> {
  const before = new Date(at.getTime() - 60_000);
  await db
    .update(oauthClients)
    .set({ usedAt: at })
    .where(
      and(
        eq(oauthClients.clientId, clientId),
        or(isNull(oauthClients.usedAt), lt(oauthClients.usedAt, before)),
      ),
    );
}

const dayMs = 24 * 60 * 60 * 1000;
const monthDays = 30;

/** People signed in to a site. */
export async function peopleOfSite(db: Executor, clientId: string, now: Date) {
  const since = (days: number) =>
    sql<number>`count(*) filter (where ${gt(siteLinks.usedAt, new Date(now.getTime() - days * dayMs))})::int`;
  const [found] = await db
    .select({ all: count(), day: since(1), month: since(monthDays) })
    .from(siteLinks)
    .where(eq(siteLinks.clientId, clientId));
  return found ?? { all: 0, day: 0, month: 0 };
}

export async function lastSignIns(db: Executor, clientId: string, most: number) {
  return db
    .select({ person: siteLinks.userId, at: siteLinks.usedAt })
    .from(siteLinks)
    .where(eq(siteLinks.clientId, clientId))
    .orderBy(desc(siteLinks.usedAt))
    .limit(most);
}

/** Valid grants of a site and tokens of a machine. */
export async function aliveOf(
  db: Executor,
  clientId: string,
  kind: 'Grant' | 'ClientCredentials',
  now: Date,
) {
  const [found] = await db
    .select({ alive: count() })
    .from(oidcPayloads)
    .where(
      and(eq(oidcPayloads.clientId, clientId), eq(oidcPayloads.kind, kind), gt(oidcPayloads.expiresAt, now)),
    );
  return found?.alive ?? 0;
}

/** Number of failed notifications of sign-outs to a site. */
export async function notToldCount(db: Executor, clientId: string, now: Date): Promise<number> {
  const [found] = await db
    .select({ times: count() })
    .from(auditRecords)
    .where(
      and(
        eq(auditRecords.subject, `site:${clientId}`),
        eq(auditRecords.action, 'sites.not-told'),
        gt(auditRecords.at, new Date(now.getTime() - monthDays * dayMs)),
      ),
    );
  return found?.times ?? 0;
}
