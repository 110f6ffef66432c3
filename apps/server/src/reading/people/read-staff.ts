import type { listStaff, roleTable, StaffRow, staffOne } from '@novosel/contract/desk/staff-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import type { Context } from '../../context.ts';
import { listConsents } from '../../domains/consents/public.ts';
import { recoveryCodesLeft } from '../../domains/identity/public.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { findSessionsOf } from './people.repo.ts';
import { sessionsShown, toSession } from './read-person.ts';
import { findInvitations, findStaff, findStaffOne, type StaffAccountRow } from './staff.repo.ts';

type Deps = Pick<Context, 'clock'>;

/** Members of staff by name, and open invitations. */
export async function readStaff({ clock }: Deps, db: Executor): Promise<AnswerOf<typeof listStaff>['data']> {
  const now = clock.now();
  const [items, invitations] = await inSnapshot(db, async (at) => [
    (await findStaff(at)).map((row) => toRow(row, now)),
    await findInvitations(at),
  ]);
  return { now: now.toISOString(), items, invitations };
}

/** The card of a member of staff as of one moment. @throws AppError NOT_FOUND, also for a buyer */
export async function readStaffOne(
  { clock }: Deps,
  db: Executor,
  userId: number,
): Promise<AnswerOf<typeof staffOne>['data']> {
  const now = clock.now();
  const person = await inSnapshot(db, async (at) => {
    const row = await findStaffOne(at, userId);
    if (!row) throw new AppError('NOT_FOUND');
    const sessions = await findSessionsOf(at, userId, sessionsShown);
    return {
      ...toRow(row, now),
      codesLeft: await recoveryCodesLeft(at, userId),
      sessions: sessions.map((one) => toSession(one, row, now)),
      consents: await listConsents(at, userId),
    };
  });
  return { now: now.toISOString(), person };
}

/** An expired lock counts as none. */
function toRow(row: StaffAccountRow, now: Date): StaffRow {
  const closed = row.locked_until !== null && new Date(row.locked_until) > now;
  return {
    id: row.id,
    name: row.full_name,
    email: row.email ?? '',
    roles: row.roles,
    closedUntil: closed ? row.locked_until : null,
    withoutFactor: row.without_factor,
    lastSignInAt: row.last_auth_at,
  };
}

/** The owner rules that the guard of the desk enforces (`platform/http/guard.ts`). */
export function readRoles(): AnswerOf<typeof roleTable>['data'] {
  const items = endpointTable.flatMap(({ name, owner, area }) =>
    owner.kind === 'staff' && area ? [{ act: name, area, roles: [...owner.roles] }] : [],
  );
  return { items };
}
