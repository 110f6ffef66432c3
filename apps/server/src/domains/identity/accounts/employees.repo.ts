import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/db.ts';
import { users } from '../identity.tables.ts';

/** Everybody of the staff, by surname. */
export function employees(db: Executor) {
  return db
    .select({ id: users.id, name: users.name, surname: users.surname })
    .from(users)
    .where(eq(users.isEmployee, true))
    .orderBy(asc(users.surname), asc(users.name));
}
