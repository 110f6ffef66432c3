import { foreignId, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { index, pgTable, text, uniqueIndex, uuid } from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** Every screen session with its result (S3-60). Only the recorded sessions and sockets take part. */
export const screenSessions = pgTable(
  'screen_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    operatorId: foreignId('operator_id', () => users.id),
    operatorRole: text('operator_role').notNull(),
    operatorSession: uuid('operator_session').notNull(),
    operatorSocket: text('operator_socket'),
    buyerSession: uuid('buyer_session'),
    buyerSocket: text('buyer_socket'),
    askedAt: moment('asked_at').notNull(),
    validUntil: moment('valid_until').notNull(),
    begunAt: moment('begun_at'),
    endsAt: moment('ends_at'),
    endedAt: moment('ended_at'),
    endedWhy: text('ended_why'),
  },
  (t) => [
    // A person gets one request at a time, and an operator watches one screen.
    uniqueIndex('screen_sessions_person').on(t.userId).where(sql`${t.endedAt} is null`),
    uniqueIndex('screen_sessions_operator').on(t.operatorId).where(sql`${t.endedAt} is null`),
    index('screen_sessions_history').on(t.userId, t.askedAt),
  ],
);
