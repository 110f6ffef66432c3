import { foreignId, moment } from '../../platform/columns.ts';
import { boolean, pgTable, primaryKey, text } from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** A person's choices; for other channels the table of the contract applies. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: foreignId('user_id', () => users.id),
    kind: text('kind').notNull(),
    channel: text('channel').notNull(),
    isOn: boolean('is_on').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
);
