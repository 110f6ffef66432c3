import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from '../../platform/database/drizzle.ts';
import { claimQuestion, dueQuestions } from '../../platform/jobs/due-questions.ts';
import { mortgageApplications, mortgageBids, mortgageStates } from './mortgage.tables.ts';

export type BidRow = typeof mortgageBids.$inferSelect;
export type ApplicationRow = typeof mortgageApplications.$inferSelect;

/** A person's applications that were not replaced, newest first, each with its bids; at least one row. */
export function prepareReadMortgage(db: Executor) {
  const userId = sql.placeholder('userId');
  const query = db
    .select({ state: mortgageStates, application: mortgageApplications, bid: mortgageBids })
    .from(sql`(values (1)) one`)
    .leftJoin(mortgageStates, eq(mortgageStates.userId, userId))
    .leftJoin(
      mortgageApplications,
      and(eq(mortgageApplications.userId, userId), isNull(mortgageApplications.closedAt)),
    )
    .leftJoin(
      mortgageBids,
      and(eq(mortgageBids.userId, userId), eq(mortgageBids.applicationId, mortgageApplications.id)),
    )
    .orderBy(desc(mortgageApplications.sentAt), asc(mortgageBids.createdAt), asc(mortgageBids.id))
    .prepare('mortgage_of_user');
  return (id: number) => query.execute({ userId: id });
}

export async function setSigned(tx: Executor, userId: number, sopdSigned: boolean): Promise<void> {
  await tx
    .insert(mortgageStates)
    .values({ userId, sopdSigned })
    .onConflictDoUpdate({ target: mortgageStates.userId, set: { sopdSigned } });
}

/** Inserts a new application in place of the open one of its deal. */
export async function replaceApplication(
  tx: Tx,
  row: ApplicationRow,
  bids: readonly BidRow[],
): Promise<void> {
  const former = await tx
    .update(mortgageApplications)
    .set({ closedAt: row.sentAt })
    .where(and(eq(mortgageApplications.dealId, row.dealId), isNull(mortgageApplications.closedAt)))
    .returning({ id: mortgageApplications.id });
  if (former.length > 0)
    await tx
      .update(mortgageBids)
      .set({ nextAskAt: null })
      .where(
        inArray(
          mortgageBids.applicationId,
          former.map(({ id }) => id),
        ),
      );
  await tx.insert(mortgageApplications).values(row);
  await tx.insert(mortgageBids).values([...bids]);
}

export async function findApplication(db: Executor, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(mortgageApplications).where(eq(mortgageApplications.id, id));
  return row;
}

/** The application of a person's bid. */
export async function applicationOfBid(
  db: Executor,
  userId: number,
  bidId: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select({ application: mortgageApplications })
    .from(mortgageBids)
    .innerJoin(mortgageApplications, eq(mortgageApplications.id, mortgageBids.applicationId))
    .where(and(eq(mortgageBids.id, bidId), eq(mortgageBids.userId, userId)));
  return row?.application;
}

/** Bids of an application; its deal must be locked before them. */
export function lockBids(tx: Tx, applicationId: string): Promise<BidRow[]> {
  return tx
    .select()
    .from(mortgageBids)
    .where(eq(mortgageBids.applicationId, applicationId))
    .orderBy(mortgageBids.id)
    .for('update');
}

export async function updateBid(tx: Tx, id: string, set: Partial<BidRow>): Promise<void> {
  await tx.update(mortgageBids).set(set).where(eq(mortgageBids.id, id));
}

/** Claims a due bid for the caller until the time of the next question. */
export const claimBid = (db: Executor, id: string, due: Date, nextAskAt: Date) =>
  claimQuestion(db, mortgageBids, eq(mortgageBids.id, id), { due, nextAskAt });

/** Makes a person's thinking banks due at once, except those asked too recently. @returns the bids */
export async function claimWaiting(
  tx: Tx,
  userId: number,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<string[]> {
  const rows = await tx
    .update(mortgageBids)
    .set({ nextAskAt: now })
    .where(
      and(
        eq(mortgageBids.userId, userId),
        eq(mortgageBids.status, 'thinking'),
        gt(mortgageBids.nextAskAt, now),
        lte(mortgageBids.nextAskAt, before),
      ),
    )
    .returning({ id: mortgageBids.id });
  return rows.map(({ id }) => id);
}

export const dueBids = (db: Executor, before: Date, limit: number) =>
  dueQuestions(db, mortgageBids, mortgageBids.id, { before, limit });

/** Open applications with an expired approval. */
export async function outdated(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: mortgageBids.applicationId })
    .from(mortgageBids)
    .innerJoin(mortgageApplications, eq(mortgageApplications.id, mortgageBids.applicationId))
    .where(
      and(
        eq(mortgageBids.status, 'approved'),
        lte(mortgageBids.validUntil, now),
        isNull(mortgageApplications.closedAt),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The chosen bid of a deal. */
export async function chosenBid(db: Executor, dealId: string): Promise<BidRow | undefined> {
  const [row] = await db
    .select({ bid: mortgageBids })
    .from(mortgageBids)
    .innerJoin(mortgageApplications, eq(mortgageApplications.id, mortgageBids.applicationId))
    .where(
      and(
        eq(mortgageApplications.dealId, dealId),
        isNull(mortgageApplications.closedAt),
        eq(mortgageBids.status, 'chosen'),
      ),
    );
  return row?.bid;
}
