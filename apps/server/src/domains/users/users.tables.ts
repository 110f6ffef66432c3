import { foreignId, moment } from '../../platform/columns.ts';
import { boolean, date, integer, pgTable, text } from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** S3-33…38. `checkedAt` is set by a check, never by the client. */
export const passports = pgTable('passports', {
  userId: foreignId('user_id', () => users.id).primaryKey(),
  lastName: text('last_name').notNull(),
  firstName: text('first_name').notNull(),
  patronymic: text('patronymic'),
  sex: integer('sex').notNull(),
  serial: text('serial').notNull(),
  number: text('number').notNull(),
  birthday: date('birthday', { mode: 'string' }).notNull(),
  birthPlace: text('birth_place').notNull(),
  issuer: text('issuer').notNull(),
  issuerCode: text('issuer_code').notNull(),
  issueDate: date('issue_date', { mode: 'string' }).notNull(),
  addressRegister: text('address_register').notNull(),
  addressLiving: text('address_living'),
  addressesEqual: boolean('addresses_equal').notNull(),
  scans: text('scans').array().notNull(),
  checkedAt: moment('checked_at'),
  /** Why the desk could not check it, for the person; a new version clears it. */
  refusal: text('refusal'),
  updatedAt: moment('updated_at').notNull(),
});
