import type { PowerState } from '@novosel/contract/delegates/power.ts';
import { foreignId, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/**
 * Notarial powers of attorney that buyers have uploaded (decision 034). Without a foreign key to the
 * delegation: a power that was used for a signature is kept after the delegation ends.
 */
export const powersOfAttorney = pgTable(
  'powers_of_attorney',
  {
    id: uuid('id').primaryKey(),
    delegationId: uuid('delegation_id').notNull(),
    principalId: foreignId('principal_id', () => users.id),
    delegateId: foreignId('delegate_id', () => users.id),
    number: text('number').notNull(),
    notary: text('notary').notNull(),
    givenOn: date('given_on', { mode: 'string' }).notNull(),
    /** Its last day, in Moscow. */
    until: date('until', { mode: 'string' }).notNull(),
    scans: text('scans').array().notNull(),
    state: text('state').$type<PowerState>().notNull(),
    givenAt: moment('given_at').notNull(),
    decidedAt: moment('decided_at'),
    staffId: integer('staff_id').references(() => users.id),
    /** Why it was refused; only for the principal. */
    answer: text('answer'),
  },
  (t) => [
    uniqueIndex('powers_one_asked').on(t.delegationId).where(sql`state = 'asked'`),
    index('powers_delegation').on(t.delegationId, t.givenAt),
    index('powers_principal').on(t.principalId),
    index('powers_delegate').on(t.delegateId),
  ],
);
