import type { Executor } from '../../../platform/database/db.ts';
import { asc, eq } from '../../../platform/database/drizzle.ts';
import { staff, users } from '../identity.tables.ts';

/** Everybody of the staff, by surname. */
export function employees(db: Executor) {
  return db
    .select({ id: users.id, name: users.name, surname: users.surname })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(users.isEmployee, true))
    .orderBy(asc(users.surname), asc(users.name));
}
