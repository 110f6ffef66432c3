import type { Executor, Tx } from '../../../platform/database/db.ts';
import { and, asc, eq, gte, isNull, lte, or, type SQL } from '../../../platform/database/drizzle.ts';
import { bankName } from '../../mortgage/public.ts';
import type { LineRow } from '../signatures.repo.ts';
import { signatories } from '../signatures.tables.ts';

export type SignatoryRow = typeof signatories.$inferSelect;

export function findSignatories(db: Executor, which?: SQL): Promise<SignatoryRow[]> {
  return db.select().from(signatories).where(which).orderBy(asc(signatories.addedAt), asc(signatories.id));
}

export async function findSignatory(db: Executor, id: string): Promise<SignatoryRow | undefined> {
  const [row] = await findSignatories(db, eq(signatories.id, id));
  return row;
}

export async function insertSignatory(tx: Tx, row: SignatoryRow): Promise<void> {
  await tx.insert(signatories).values(row);
}

export async function updateSignatory(tx: Executor, id: string, set: Partial<SignatoryRow>): Promise<void> {
  await tx.update(signatories).set(set).where(eq(signatories.id, id));
}

/** Those whose certificate is in force at a moment, and whose power is on its day. */
export function signatoriesInForce(db: Executor, at: Date, day: string): Promise<SignatoryRow[]> {
  const powered = or(
    isNull(signatories.powerNumber),
    and(lte(signatories.powerGivenOn, day), gte(signatories.powerUntil, day)),
  );
  return findSignatories(
    db,
    and(
      eq(signatories.state, 'issued'),
      isNull(signatories.revokedAt),
      lte(signatories.validFrom, at),
      gte(signatories.validUntil, at),
      powered,
    ),
  );
}

/** Whether somebody may sign a line: for his own side, and for his own bank. */
export const signsLine = ({ side, bank }: SignatoryRow, line: Pick<LineRow, 'side' | 'name'>): boolean =>
  side === line.side && (bank === null || bankName(bank) === line.name);

/**
 * The bank of a loan, when it signs contracts: it has somebody who does.
 * @param loanBank its name in the contract
 */
export async function bankThatSigns(db: Executor, loanBank: string): Promise<string | undefined> {
  const banks = await findSignatories(db, and(eq(signatories.side, 'bank'), eq(signatories.state, 'issued')));
  return banks.some(({ bank }) => bank !== null && bankName(bank) === loanBank) ? loanBank : undefined;
}
