import { foreignId } from '../../platform/columns.ts';
import { boolean, integer, pgTable, primaryKey, text } from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** S3-13…15. */
export const managers = pgTable('managers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  position: text('position').notNull(),
  positionEn: text('position_en').notNull(),
  role: integer('role').notNull(),
  isOdp: boolean('is_odp').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  hours: text('hours').notNull(),
  hoursEn: text('hours_en').notNull(),
});

/** Managers of a person; the lowest rank is the main one (S3-16). */
export const userManagers = pgTable(
  'user_managers',
  {
    userId: foreignId('user_id', () => users.id),
    managerId: foreignId('manager_id', () => managers.id),
    rank: integer('rank').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.managerId] })],
);
