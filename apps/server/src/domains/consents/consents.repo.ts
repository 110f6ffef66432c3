import type { Executor } from '../../platform/database/db.ts';
import { and, asc, desc, eq, max, sql } from '../../platform/database/drizzle.ts';
import type { ConsentText } from './consent-text.ts';
import { consents, consentTexts } from './consents.tables.ts';

/** Stores texts for ever, each once. */
export async function keepTexts(tx: Executor, texts: readonly ConsentText[], now: Date): Promise<void> {
  await tx
    .insert(consentTexts)
    .values(texts.map((text) => ({ ...text, firstUsedAt: now })))
    .onConflictDoNothing();
}

/**
 * Serialises consents of one person until the transaction ends: two clicks at once give one consent.
 * @returns the time to record: now, or just after his last one when the clock of the node that wrote it is
 * ahead
 */
export async function holdPerson(tx: Executor, userId: number, now: Date): Promise<Date> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('consents'), ${userId}::int)`);
  const [last] = await tx
    .select({ at: max(consents.at) })
    .from(consents)
    .where(eq(consents.userId, userId));
  return new Date(Math.max(now.getTime(), (last?.at?.getTime() ?? 0) + 1));
}

export async function insertConsents(
  tx: Executor,
  rows: readonly (typeof consents.$inferInsert)[],
): Promise<void> {
  await tx.insert(consents).values([...rows]);
}

/**
 * Ends all consents for a site whose registration has changed. The caller has locked the site, so that nobody
 * consents meanwhile; a parallel withdrawal is only recorded twice.
 * @returns IDs of the people
 */
export async function endConsentsOfAll(tx: Executor, site: string, now: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ userId: number }>(sql`
    insert into consents (id, user_id, kind, site, given, sha256, at, address)
    select gen_random_uuid(), user_id, kind, site, false, sha256,
      greatest(${now.toISOString()}::timestamptz, at + interval '1 millisecond'), ''
      from (select distinct on (user_id) * from consents
             where kind = 'site' and site = ${site} order by user_id, at desc, id desc) as last
     where given
    returning user_id as "userId"`);
  return rows.map(({ userId }) => userId);
}

export async function findText(db: Executor, sha256: string) {
  const [found] = await db
    .select({ title: consentTexts.title, version: consentTexts.version, text: consentTexts.text })
    .from(consentTexts)
    .where(eq(consentTexts.sha256, sha256));
  return found;
}

/**
 * All consents and withdrawals of a person, the oldest first; at the same moment the terms come before
 * advertising.
 */
export async function consentsOf(db: Executor, userId: number, kind?: string) {
  return db
    .select({
      kind: consents.kind,
      site: consents.site,
      given: consents.given,
      sha256: consents.sha256,
      at: consents.at,
      title: consentTexts.title,
      version: consentTexts.version,
    })
    .from(consents)
    .innerJoin(consentTexts, eq(consentTexts.sha256, consents.sha256))
    .where(and(eq(consents.userId, userId), kind === undefined ? undefined : eq(consents.kind, kind)))
    .orderBy(asc(consents.at), desc(consents.kind), asc(consents.id));
}
