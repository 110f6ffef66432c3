import type { Manager } from '@novosel/contract/managers/endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db.ts';
import { managers, userManagers } from './managers.tables.ts';

/** The managers of a person, the main one first (S3-16). */
export function prepareListManagers(db: Executor): (userId: number) => Promise<Manager[]> {
  const query = db
    .select({
      id: managers.id,
      name: managers.name,
      position: managers.position,
      role: managers.role,
      isOdp: managers.isOdp,
      phone: managers.phone,
      email: managers.email,
      hours: managers.hours,
    })
    .from(userManagers)
    .innerJoin(managers, eq(managers.id, userManagers.managerId))
    .where(eq(userManagers.userId, sql.placeholder('userId')))
    .orderBy(userManagers.rank)
    .prepare('managers_of_user');
  return (userId) => query.execute({ userId });
}

/** One of those who sell, neither of the mortgages (role 2) nor of the keys; people are spread over them evenly. */
export async function assignManager(tx: Executor, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into user_managers (user_id, manager_id, rank)
    select ${userId}, id, 0 from managers where role <> 2 and not is_odp
    order by md5(id || ':' || ${userId}::int) limit 1`);
}
