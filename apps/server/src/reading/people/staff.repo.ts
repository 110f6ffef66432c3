import type { Invitation } from '@novosel/contract/desk/staff-endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { Executor } from '../../platform/database/db.ts';
import { type SQL, sql } from '../../platform/database/drizzle.ts';
import { iso } from '../queue/queue.repo.ts';

/** A member of staff; moments are ISO 8601. */
export interface StaffAccountRow {
  readonly id: number;
  readonly full_name: string;
  readonly email: string | null;
  readonly roles: StaffRole[];
  readonly locked_until: string | null;
  readonly without_factor: boolean;
  readonly last_auth_at: string | null;
  readonly auth_generation: number;
}

async function staffWhere(db: Executor, which: SQL): Promise<StaffAccountRow[]> {
  const { rows } = await db.execute(sql`
    select u.id, concat_ws(' ', u.surname, u.name, u.patronymic) as full_name, u.email, s.roles,
           ${iso(sql`u.locked_until`)} as locked_until, s.totp_secret is null as without_factor,
           (select ${iso(sql`max(e.created_at)`)} from sessions e
             where e.user_id = u.id and e.door = 'office') as last_auth_at, u.auth_generation
    from staff s join users u on u.id = s.user_id where u.is_employee and ${which}
    order by u.surname, u.name, u.id`);
  return rows as unknown as StaffAccountRow[];
}

export const findStaff = (db: Executor) => staffWhere(db, sql`true`);

export async function findStaffOne(db: Executor, id: number): Promise<StaffAccountRow | undefined> {
  return (await staffWhere(db, sql`u.id = ${id}`))[0];
}

/** Unanswered invitations, also with an expired link. */
export async function findInvitations(db: Executor): Promise<Invitation[]> {
  const { rows } = await db.execute(sql`
    select i.id, concat_ws(' ', i.surname, i.name) as name, i.email, i.roles,
           ${iso(sql`i.created_at`)} as "sentAt", ${iso(sql`i.expires_at`)} as "endsAt"
    from staff_set_ups i where i.user_id is null order by i.created_at desc, i.id desc`);
  return rows as unknown as Invitation[];
}
