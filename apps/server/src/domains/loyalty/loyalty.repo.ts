import type { CardCode } from '@novosel/contract/loyalty/endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db.ts';
import { loyaltyAccounts } from './loyalty.tables.ts';

export type LoyaltyRow = Omit<typeof loyaltyAccounts.$inferSelect, 'code'> & { readonly code: CardCode };

export async function findLoyalty(db: Executor, userId: number): Promise<LoyaltyRow | undefined> {
  const [found] = await db.select().from(loyaltyAccounts).where(eq(loyaltyAccounts.userId, userId));
  return found as LoyaltyRow | undefined;
}

export function prepareFindLoyalty(db: Executor) {
  const query = db
    .select()
    .from(loyaltyAccounts)
    .where(eq(loyaltyAccounts.userId, sql.placeholder('userId')))
    .prepare('loyalty_account');
  return async (userId: number) => (await query.execute({ userId }))[0] as LoyaltyRow | undefined;
}
