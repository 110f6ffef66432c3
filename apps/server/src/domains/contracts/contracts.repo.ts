import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from '../../platform/database/drizzle.ts';
import {
  contractAgreements,
  contractDrafts,
  contractPromises,
  contractQuestions,
  contractReadings,
  contractVersions,
} from './contracts.tables.ts';

export type DraftRow = typeof contractDrafts.$inferSelect;
export type VersionRow = typeof contractVersions.$inferSelect;
export type ReadingRow = typeof contractReadings.$inferSelect;
export type AgreementRow = typeof contractAgreements.$inferSelect;
export type QuestionRow = typeof contractQuestions.$inferSelect;
export type PromiseRow = typeof contractPromises.$inferSelect;

/** The first row of a query, if there is one. */
export const firstOf = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> => (await rows)[0];

export const findDraft = (db: Executor, dealId: string): Promise<DraftRow | undefined> =>
  firstOf(db.select().from(contractDrafts).where(eq(contractDrafts.dealId, dealId)));

/** The new draft takes the place of the former one. */
export async function saveDraft(tx: Tx, row: DraftRow): Promise<void> {
  const { dealId: _, ...set } = row;
  await tx.insert(contractDrafts).values(row).onConflictDoUpdate({ target: contractDrafts.dealId, set });
}

export async function deleteDraft(tx: Tx, dealId: string): Promise<void> {
  await tx.delete(contractDrafts).where(eq(contractDrafts.dealId, dealId));
}

/** Versions of a deal, the latest first. */
export function findVersions(db: Executor, dealId: string): Promise<VersionRow[]> {
  return db
    .select()
    .from(contractVersions)
    .where(eq(contractVersions.dealId, dealId))
    .orderBy(desc(contractVersions.number));
}

const versionWhere = (db: Executor, dealId: string, which: SQL) =>
  firstOf(
    db
      .select()
      .from(contractVersions)
      .where(and(eq(contractVersions.dealId, dealId), which)),
  );

/** The version of a deal that is not void. */
export const currentVersion = (db: Executor, dealId: string): Promise<VersionRow | undefined> =>
  versionWhere(db, dealId, ne(contractVersions.state, 'void'));

export const findVersion = (db: Executor, dealId: string, number: number): Promise<VersionRow | undefined> =>
  versionWhere(db, dealId, eq(contractVersions.number, number));

/** Of some documents those that are papers of versions which hold no more. */
export async function papersOfVoid(db: Executor, documentIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: contractVersions.documentId })
    .from(contractVersions)
    .where(and(eq(contractVersions.state, 'void'), inArray(contractVersions.documentId, [...documentIds])));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

export async function insertVersion(tx: Tx, row: VersionRow): Promise<void> {
  await tx.insert(contractVersions).values(row);
}

export async function updateVersion(
  tx: Tx,
  id: string,
  set: Partial<Pick<VersionRow, 'state' | 'voidReason' | 'documentId'>>,
): Promise<void> {
  await tx.update(contractVersions).set(set).where(eq(contractVersions.id, id));
}

export async function insertReadings(tx: Tx, rows: readonly ReadingRow[]): Promise<void> {
  await tx.insert(contractReadings).values([...rows]);
}

/** Signers of a version with what each has read of it, by name. */
export function findReadings(db: Executor, versionId: string): Promise<ReadingRow[]> {
  return db
    .select()
    .from(contractReadings)
    .where(eq(contractReadings.versionId, versionId))
    .orderBy(asc(contractReadings.name), asc(contractReadings.userId));
}

/** Numbers of the versions of a deal that a person has read whole, the latest first. */
export async function versionsReadWhole(db: Executor, dealId: string, userId: number): Promise<number[]> {
  const rows = await db
    .select({ number: contractVersions.number })
    .from(contractReadings)
    .innerJoin(contractVersions, eq(contractVersions.id, contractReadings.versionId))
    .where(
      and(
        eq(contractReadings.dealId, dealId),
        eq(contractReadings.userId, userId),
        sql`${contractReadings.wholeAt} is not null`,
      ),
    )
    .orderBy(desc(contractVersions.number));
  return rows.map(({ number }) => number);
}

export async function updateReading(
  tx: Tx,
  { versionId, userId }: Pick<ReadingRow, 'versionId' | 'userId'>,
  set: Pick<ReadingRow, 'readIds' | 'openedAt' | 'wholeAt'>,
): Promise<void> {
  await tx
    .update(contractReadings)
    .set(set)
    .where(and(eq(contractReadings.versionId, versionId), eq(contractReadings.userId, userId)));
}

export async function insertAgreement(tx: Tx, row: AgreementRow): Promise<void> {
  await tx.insert(contractAgreements).values(row);
}

export function findAgreements(db: Executor, versionId: string): Promise<AgreementRow[]> {
  return db.select().from(contractAgreements).where(eq(contractAgreements.versionId, versionId));
}

export async function insertQuestion(tx: Tx, row: QuestionRow): Promise<void> {
  await tx.insert(contractQuestions).values(row);
}

export async function updateQuestion(
  tx: Tx,
  id: string,
  set: Partial<Pick<QuestionRow, 'state' | 'answer' | 'answeredAt' | 'answeredBy'>>,
): Promise<void> {
  await tx.update(contractQuestions).set(set).where(eq(contractQuestions.id, id));
}

/** Questions at every version of a deal, in the order in which they were asked. */
export function findQuestions(db: Executor, dealId: string): Promise<QuestionRow[]> {
  return db
    .select()
    .from(contractQuestions)
    .where(eq(contractQuestions.dealId, dealId))
    .orderBy(asc(contractQuestions.askedAt), asc(contractQuestions.id));
}

export async function insertPromise(tx: Tx, row: PromiseRow): Promise<void> {
  await tx.insert(contractPromises).values(row);
}

/** Other days that were promised, the latest first. */
export function findPromises(db: Executor, dealId: string): Promise<PromiseRow[]> {
  return db
    .select()
    .from(contractPromises)
    .where(eq(contractPromises.dealId, dealId))
    .orderBy(desc(contractPromises.madeAt), desc(contractPromises.id));
}

/** Names of everybody who signs or has signed a version of a deal. */
export async function namesOfSigners(db: Executor, dealId: string): Promise<ReadonlyMap<number, string>> {
  const { userId, name } = contractReadings;
  const rows = await db
    .selectDistinct({ userId, name })
    .from(contractReadings)
    .where(eq(contractReadings.dealId, dealId));
  return new Map(rows.map((row) => [row.userId, row.name]));
}
