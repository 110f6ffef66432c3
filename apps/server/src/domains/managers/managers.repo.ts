import type { Manager } from '@novosel/contract/managers/endpoints.ts';
import type { Executor } from '../../platform/database/db.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { managers, userManagers } from './managers.tables.ts';

type Locale = 'ru' | 'en';

/** The managers of a person in the reader's language, the main one first (S3-16). */
export function prepareListManagers(
  db: Executor,
): (locale: Locale) => (userId: number) => Promise<Manager[]> {
  const query = db
    .select({
      id: managers.id,
      name: managers.name,
      position: managers.position,
      positionEn: managers.positionEn,
      role: managers.role,
      isOdp: managers.isOdp,
      phone: managers.phone,
      email: managers.email,
      hours: managers.hours,
      hoursEn: managers.hoursEn,
    })
    .from(userManagers)
    .innerJoin(managers, eq(managers.id, userManagers.managerId))
    .where(eq(userManagers.userId, sql.placeholder('userId')))
    .orderBy(userManagers.rank)
    .prepare('managers_of_user');
  return (locale) => async (userId) =>
    (await query.execute({ userId })).map(({ positionEn, hoursEn, ...manager }) =>
      locale === 'ru' ? manager : { ...manager, position: positionEn, hours: hoursEn },
    );
}

/** Assigns a sales manager, not one for mortgages (role 2) or for keys; people are distributed evenly. */
export async function assignManager(tx: Executor, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into user_managers (user_id, manager_id, rank)
    select ${userId}, id, 0 from managers where role <> 2 and not is_odp
    order by md5(id || ':' || ${userId}::int) limit 1`);
}
