import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db.ts';
import type { ConsentText } from './consent-text.ts';
import { consents, consentTexts } from './consents.tables.ts';

/** Keeps texts for ever, each once. */
export async function keepTexts(tx: Executor, texts: readonly ConsentText[], now: Date): Promise<void> {
  await tx
    .insert(consentTexts)
    .values(texts.map((text) => ({ ...text, firstUsedAt: now })))
    .onConflictDoNothing();
}

/** Until the transaction ends nobody else gives or withdraws for this person: two presses at once are one consent. */
export async function holdPerson(tx: Executor, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('consents'), ${userId}::int)`);
}

export async function insertConsents(
  tx: Executor,
  rows: readonly (typeof consents.$inferInsert)[],
): Promise<void> {
  await tx.insert(consents).values([...rows]);
}

export async function findText(db: Executor, sha256: string) {
  const [found] = await db
    .select({ title: consentTexts.title, version: consentTexts.version, text: consentTexts.text })
    .from(consentTexts)
    .where(eq(consentTexts.sha256, sha256));
  return found;
}

/** Everything that a person has given and withdrawn, the oldest first; of one moment the terms before the advertising. */
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
