import type { Executor, Tx } from '../../platform/database/db.ts';
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from '../../platform/database/drizzle.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { appointments, appointmentTimes } from './appointments.tables.ts';

export type MeetingRow = typeof appointments.$inferSelect;
type TimeRow = typeof appointmentTimes.$inferSelect;

/** Meetings of a deal, the latest first. */
export const findMeetings = (db: Executor, dealId: string): Promise<MeetingRow[]> =>
  db.select().from(appointments).where(eq(appointments.dealId, dealId)).orderBy(desc(appointments.id));

export async function findMeeting(db: Executor, id: string): Promise<MeetingRow | undefined> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id));
  return row;
}

/** Meetings that begin in a span of time, without those that were moved, cancelled or not confirmed. */
export const meetingsBetween = (db: Executor, from: Date, to: Date): Promise<MeetingRow[]> =>
  db
    .select()
    .from(appointments)
    .where(
      and(
        gt(appointments.startsAt, from),
        lt(appointments.startsAt, to),
        inArray(appointments.state, ['made', 'kept', 'signed', 'missed-by-guest', 'missed-by-host']),
      ),
    )
    .orderBy(appointments.startsAt, appointments.id);

export async function insertMeeting(tx: Tx, row: MeetingRow): Promise<void> {
  await tx.insert(appointments).values(row);
}

export async function updateMeeting(
  tx: Tx,
  id: string,
  set: Partial<Pick<MeetingRow, 'state' | 'stateAt' | 'reminded' | 'uid' | 'sequence'>>,
): Promise<void> {
  await tx.update(appointments).set(set).where(eq(appointments.id, id));
}

/**
 * Takes a time of a host. Times that others have held for too long go first.
 * @returns false when the time is taken
 */
export async function takeTime(tx: Tx, row: TimeRow, now: Date): Promise<boolean> {
  const { hostId, startsAt, endsAt } = row;
  await tx
    .delete(appointmentTimes)
    .where(
      and(
        eq(appointmentTimes.hostId, hostId),
        lt(appointmentTimes.startsAt, endsAt),
        gt(appointmentTimes.endsAt, startsAt),
        lte(appointmentTimes.heldUntil, now),
      ),
    );
  return insertOnce(tx, appointmentTimes, row);
}

export async function freeTime(tx: Tx, appointmentId: string): Promise<void> {
  await tx.delete(appointmentTimes).where(eq(appointmentTimes.appointmentId, appointmentId));
}

/** A held time becomes that of a meeting. */
export async function confirmTime(tx: Tx, appointmentId: string): Promise<void> {
  await tx
    .update(appointmentTimes)
    .set({ heldUntil: null })
    .where(eq(appointmentTimes.appointmentId, appointmentId));
}

/** Until when a time is held; undefined when it is not held any more. */
export async function heldUntil(db: Executor, appointmentId: string, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: appointmentTimes.heldUntil })
    .from(appointmentTimes)
    .where(and(eq(appointmentTimes.appointmentId, appointmentId), gt(appointmentTimes.heldUntil, now)));
  return row?.until ?? undefined;
}

interface During {
  readonly hosts: readonly number[];
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

/** Times of some hosts that are taken within a span. */
export const takenTimes = (db: Executor, { hosts, from, to, now }: During): Promise<TimeRow[]> =>
  db
    .select()
    .from(appointmentTimes)
    .where(
      and(
        inArray(appointmentTimes.hostId, [...hosts]),
        lt(appointmentTimes.startsAt, to),
        gt(appointmentTimes.endsAt, from),
        or(isNull(appointmentTimes.heldUntil), gt(appointmentTimes.heldUntil, now)),
      ),
    );

/** Meetings ahead of which a reminder may be due. */
export async function meetingsSoon(db: Executor, now: Date, by: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.state, 'made'),
        gt(appointments.startsAt, now),
        lte(appointments.startsAt, by),
        sql`${appointments.reminded} is distinct from 'hours'`,
      ),
    )
    .orderBy(appointments.startsAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A meeting that is made, the caller's until the transaction ends. */
export async function lockMade(tx: Tx, id: string): Promise<MeetingRow | undefined> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.state, 'made')))
    .for('update');
  return row;
}

/** Ends holds whose ten minutes are over. */
export async function expireHeld(tx: Tx, now: Date): Promise<void> {
  const over = await tx
    .delete(appointmentTimes)
    .where(and(isNotNull(appointmentTimes.heldUntil), lte(appointmentTimes.heldUntil, now)))
    .returning({ id: appointmentTimes.appointmentId });
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await tx
    .update(appointments)
    .set({ state: 'expired', stateAt: now })
    .where(and(inArray(appointments.id, ids), eq(appointments.state, 'held')));
}

interface AtOffice extends Omit<During, 'now'> {
  readonly office: string;
}

/** How many meetings some hosts of an office have within a span. */
export async function meetingsOfHosts(db: Executor, { office, hosts, from, to }: AtOffice): Promise<number> {
  if (hosts.length === 0) return 0;
  return db.$count(
    appointments,
    and(
      eq(appointments.officeId, office),
      eq(appointments.state, 'made'),
      inArray(appointments.hostId, [...hosts]),
      lt(appointments.startsAt, to),
      gt(appointments.endsAt, from),
    ),
  );
}
