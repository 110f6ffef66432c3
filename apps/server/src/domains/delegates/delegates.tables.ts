import { foreignId, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { index, integer, pgTable, text, uniqueIndex, uuid } from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/**
 * Whom a buyer trusts to act for him (decision 034). A row is ended, never changed into another delegation.
 */
export const delegations = pgTable(
  'delegations',
  {
    id: uuid('id').primaryKey(),
    principalId: foreignId('principal_id', () => users.id),
    /** As it was typed, +79…: the invitation belongs to whoever owns this phone at the acceptance. */
    phone: text('phone').notNull(),
    /** The person who has accepted. */
    delegateId: integer('delegate_id').references(() => users.id),
    scope: text('scope').notNull(),
    /** The last moment of its last day. */
    until: moment('until').notNull(),
    createdAt: moment('created_at').notNull(),
    acceptedAt: moment('accepted_at'),
    endedAt: moment('ended_at'),
    /** `principal` or `delegate`; null when nobody has ended it. */
    endedBy: text('ended_by'),
  },
  (t) => [
    uniqueIndex('delegations_one').on(t.principalId, t.phone).where(sql`ended_at is null`),
    index('delegations_principal').on(t.principalId),
    index('delegations_delegate').on(t.delegateId),
    index('delegations_phone').on(t.phone),
  ],
);
