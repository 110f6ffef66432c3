import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, gt, lt, sql } from '../../../platform/database/drizzle.ts';
import { ticketTries } from '../identity.policy.ts';
import { staff, staffTickets, users } from '../identity.tables.ts';

export async function insertTicket(
  db: Executor,
  ticket: { ticketHash: string; userId: number; expiresAt: Date },
): Promise<void> {
  await db.insert(staffTickets).values(ticket);
}

/**
 * Counts an attempt of a ticket before the comparison.
 * @returns its owner, or undefined when it is expired or used up
 */
export async function tryTicket(db: Executor, ticketHash: string, now: Date): Promise<number | undefined> {
  const [tried] = await db
    .update(staffTickets)
    .set({ tries: sql`${staffTickets.tries} + 1` })
    .where(
      and(
        eq(staffTickets.ticketHash, ticketHash),
        gt(staffTickets.expiresAt, now),
        lt(staffTickets.tries, ticketTries),
      ),
    )
    .returning({ userId: staffTickets.userId });
  return tried?.userId;
}

/** Uses up a ticket. @returns false when a parallel call has used it */
export async function takeTicket(tx: Executor, ticketHash: string): Promise<boolean> {
  const taken = await tx
    .delete(staffTickets)
    .where(eq(staffTickets.ticketHash, ticketHash))
    .returning({ userId: staffTickets.userId });
  return taken.length === 1;
}

/** Deletes expired tickets. */
export async function cleanTickets(db: Executor, now: Date): Promise<void> {
  await db.delete(staffTickets).where(lt(staffTickets.expiresAt, now));
}

export function prepareFindStaff(db: Executor) {
  const query = db
    .select({
      id: users.id,
      surname: users.surname,
      name: users.name,
      email: users.email,
      roles: staff.roles,
    })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(staff.userId, sql.placeholder('userId')))
    .prepare('identity_staff_member');
  return async (userId: number) => {
    const [found] = await query.execute({ userId });
    return found && { ...found, roles: found.roles as StaffRole[] };
  };
}
