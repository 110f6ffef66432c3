import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** S3-06…10. */
export const loyaltyAccounts = pgTable('loyalty_accounts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  code: text('code').notNull(),
  cardNumber: text('card_number'),
  statusExpiresAt: timestamp('status_expires_at', { withTimezone: true }),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  isBlocked: boolean('is_blocked').notNull(),
  contractCount: integer('contract_count').notNull(),
  commercialContractCount: integer('commercial_contract_count').notNull(),
  contractKopecks: bigint('contract_kopecks', { mode: 'number' }).notNull(),
  commercialContractKopecks: bigint('commercial_contract_kopecks', { mode: 'number' }).notNull(),
});
