import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, asc, desc, eq, inArray, lte, type SQL } from '../../platform/database/drizzle.ts';
import { claimQuestion, dueQuestions } from '../../platform/jobs/due-questions.ts';
import { signatureRequests, signatures, signingLines, signings } from './signatures.tables.ts';

export type SigningRow = typeof signings.$inferSelect;
export type LineRow = typeof signingLines.$inferSelect;
export type RequestRow = typeof signatureRequests.$inferSelect;
export type SignatureRow = typeof signatures.$inferSelect;

const openStates = ['sent', 'unclear', 'waiting', 'opened'] as const;

export async function insertSigning(tx: Tx, row: SigningRow, lines: readonly LineRow[]): Promise<void> {
  await tx.insert(signings).values(row);
  await tx.insert(signingLines).values([...lines]);
}

export async function updateSigning(tx: Tx, id: string, set: Partial<SigningRow>): Promise<void> {
  await tx.update(signings).set(set).where(eq(signings.id, id));
}

async function oneSigning(db: Executor, which: SQL): Promise<SigningRow | undefined> {
  const [row] = await db.select().from(signings).where(which).orderBy(desc(signings.openedAt)).limit(1);
  return row;
}

/** The last signing of a deal, also when it is over. */
export const lastSigning = (db: Executor, dealId: string): Promise<SigningRow | undefined> =>
  oneSigning(db, eq(signings.dealId, dealId));

export const findSigning = (db: Executor, id: string): Promise<SigningRow | undefined> =>
  oneSigning(db, eq(signings.id, id));

export const signingOfPaper = (db: Executor, documentId: string): Promise<SigningRow | undefined> =>
  oneSigning(db, eq(signings.documentId, documentId));

/** Open signings whose term ends before a moment. */
export async function signingsEnding(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: signings.id })
    .from(signings)
    .where(and(eq(signings.state, 'open'), lte(signings.until, before)))
    .orderBy(asc(signings.until))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The members in the order of the paper, then the bank and the developer. */
export function findLines(db: Executor, signingId: string): Promise<LineRow[]> {
  return db
    .select()
    .from(signingLines)
    .where(eq(signingLines.signingId, signingId))
    .orderBy(asc(signingLines.position));
}

export async function findLine(db: Executor, id: string): Promise<LineRow | undefined> {
  const [row] = await db.select().from(signingLines).where(eq(signingLines.id, id));
  return row;
}

export async function updateLine(tx: Tx, id: string, set: Partial<LineRow>): Promise<void> {
  await tx.update(signingLines).set(set).where(eq(signingLines.id, id));
}

/** Requests of some lines, the latest first. */
export async function findRequests(db: Executor, lineIds: readonly string[]): Promise<RequestRow[]> {
  if (lineIds.length === 0) return [];
  return db
    .select()
    .from(signatureRequests)
    .where(inArray(signatureRequests.lineId, [...lineIds]))
    .orderBy(desc(signatureRequests.askedAt), desc(signatureRequests.id));
}

export async function findRequest(db: Executor, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(signatureRequests).where(eq(signatureRequests.id, id));
  return row;
}

export async function insertRequest(tx: Tx, row: RequestRow): Promise<void> {
  await tx.insert(signatureRequests).values(row);
}

export async function updateRequest(tx: Tx, id: string, set: Partial<RequestRow>): Promise<void> {
  await tx.update(signatureRequests).set(set).where(eq(signatureRequests.id, id));
}

/** Nobody may answer the open requests of some lines any more. */
export async function voidRequests(tx: Tx, lineIds: readonly string[], at: Date): Promise<void> {
  if (lineIds.length === 0) return;
  await tx
    .update(signatureRequests)
    .set({ state: 'void', answeredAt: at })
    .where(
      and(inArray(signatureRequests.lineId, [...lineIds]), inArray(signatureRequests.state, [...openStates])),
    );
}

/** Makes a request due at once, whatever its next question was to be. @returns whether there is one */
export async function hastenRequest(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(signatureRequests)
    .set({ nextAskAt: now })
    .where(and(eq(signatureRequests.id, id), inArray(signatureRequests.state, [...openStates, 'expired'])))
    .returning({ id: signatureRequests.id });
  return rows.length > 0;
}

/** Claims a due request for the caller until the time of the next question. */
export const claimRequest = (db: Executor, id: string, due: Date, nextAskAt: Date) =>
  claimQuestion(db, signatureRequests, eq(signatureRequests.id, id), { due, nextAskAt });

export const dueRequests = (db: Executor, before: Date, limit: number) =>
  dueQuestions(db, signatureRequests, signatureRequests.id, { before, limit });

export async function insertSignature(tx: Tx, row: SignatureRow): Promise<void> {
  await tx.insert(signatures).values(row);
}

/** Signatures of a paper, in the order of signing. */
export function findSignatures(db: Executor, documentId: string): Promise<SignatureRow[]> {
  return db
    .select()
    .from(signatures)
    .where(eq(signatures.documentId, documentId))
    .orderBy(asc(signatures.provenAt), asc(signatures.lineId));
}

export async function signatureOfLine(db: Executor, lineId: string): Promise<SignatureRow | undefined> {
  const [row] = await db.select().from(signatures).where(eq(signatures.lineId, lineId));
  return row;
}

/** DER of the roots under which signatures were found to hold, each once. */
export async function knownRoots(db: Executor): Promise<Uint8Array[]> {
  const rows = await db.selectDistinct({ root: signatures.root }).from(signatures).limit(10);
  return rows.map(({ root }) => root);
}
