import type { OwnershipType } from '@novosel/contract/parameters/schema.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, eq, isNotNull, ne, sql } from '../../platform/database/drizzle.ts';
import { dealParameters, dealQuotes } from './parameters.tables.ts';

export type QuoteRow = typeof dealQuotes.$inferSelect;

export interface CurrentQuote {
  readonly quote: QuoteRow;
  readonly confirmedAt: Date | null;
}

/** The calculation in force of a deal. */
export async function currentQuote(db: Executor, dealId: string): Promise<CurrentQuote | undefined> {
  const [row] = await db
    .select({ quote: dealQuotes, confirmedAt: dealParameters.confirmedAt })
    .from(dealParameters)
    .innerJoin(dealQuotes, eq(dealQuotes.id, dealParameters.quoteId))
    .where(eq(dealParameters.dealId, dealId));
  return row;
}

/** The kind of ownership of a deal, readable by each of its parties; undefined before terms are chosen. */
export async function ownershipOfDeal(db: Executor, dealId: string): Promise<OwnershipType | undefined> {
  const { rows } = await db.execute<{ ownership: OwnershipType | null }>(
    sql`select ownership_of_deal(${dealId}) as ownership`,
  );
  return rows[0]?.ownership ?? undefined;
}

/**
 * Inserts a calculation and puts it in force.
 * @throws error 23505 of `deal_parameters_certificate` when another deal has just used the certificate
 */
export async function insertQuote(tx: Tx, quote: QuoteRow, confirmedAt: Date | null): Promise<void> {
  await tx.insert(dealQuotes).values(quote);
  const current = { quoteId: quote.id, confirmedAt, certificateId: quote.choice.certificate };
  await tx
    .insert(dealParameters)
    .values({ dealId: quote.dealId, userId: quote.userId, ...current })
    .onConflictDoUpdate({ target: dealParameters.dealId, set: current });
}

export async function setConfirmed(tx: Tx, dealId: string, confirmedAt: Date): Promise<void> {
  await tx.update(dealParameters).set({ confirmedAt }).where(eq(dealParameters.dealId, dealId));
}

/** Certificates of a person that are used in his other deals. */
export async function usedCertificates(
  db: Executor,
  userId: number,
  dealId: string,
): Promise<ReadonlySet<string>> {
  const { certificateId } = dealParameters;
  const rows = await db
    .select({ id: certificateId })
    .from(dealParameters)
    .where(
      and(eq(dealParameters.userId, userId), ne(dealParameters.dealId, dealId), isNotNull(certificateId)),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Frees the certificate of an ended deal. */
export async function freeCertificate(tx: Tx, dealId: string): Promise<void> {
  await tx.update(dealParameters).set({ certificateId: null }).where(eq(dealParameters.dealId, dealId));
}
