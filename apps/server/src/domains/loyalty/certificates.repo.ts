import type { Executor } from '../../platform/database/db.ts';
import { and, asc, eq, gt, isNull, or, sql } from '../../platform/database/drizzle.ts';
import { loyaltyCertificates } from './loyalty.tables.ts';

/** A person's certificates in force, the one that ends first on top, those without an end last. */
export function prepareFindCertificates(db: Executor) {
  const { userId, validUntil } = loyaltyCertificates;
  const query = db
    .select()
    .from(loyaltyCertificates)
    .where(
      and(
        eq(userId, sql.placeholder('userId')),
        or(isNull(validUntil), gt(validUntil, sql.placeholder('now'))),
      ),
    )
    .orderBy(asc(validUntil), asc(loyaltyCertificates.id))
    .prepare('loyalty_certificates');
  return (id: number, now: Date) => query.execute({ userId: id, now });
}
