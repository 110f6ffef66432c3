import type { EndReason } from '@novosel/contract/screens/rules.ts';
import type { Executor } from '../../platform/database/db.ts';
import { and, eq, isNotNull, isNull, or, sql } from '../../platform/database/drizzle.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { screenSessions as table } from './screens.tables.ts';

export type ScreenRow = typeof table.$inferSelect;

const open = isNull(table.endedAt);

/** @returns false when the person already has an open request */
export function insertScreen(tx: Executor, row: typeof table.$inferInsert): Promise<boolean> {
  return insertOnce(tx, table, row);
}

export async function findScreen(db: Executor, id: string): Promise<ScreenRow | undefined> {
  const [found] = await db.select().from(table).where(eq(table.id, id));
  return found;
}

/** The same with a lock until the transaction ends. */
export async function lockScreen(tx: Executor, id: string): Promise<ScreenRow | undefined> {
  const [found] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  return found;
}

/** The open session of a person, looked up by each new socket of his. */
export function prepareFindOpen(db: Executor) {
  const query = db
    .select()
    .from(table)
    .where(and(eq(table.userId, sql.placeholder('userId')), open))
    .prepare('screens_open_of_person');
  return async (userId: number): Promise<ScreenRow | undefined> => (await query.execute({ userId }))[0];
}

/** The open sessions of a person or of an operator. */
export async function openIdsOf(
  tx: Executor,
  who: { userId: number; operatorId: number },
): Promise<string[]> {
  const mine = or(eq(table.userId, who.userId), eq(table.operatorId, who.operatorId));
  const found = await tx.select({ id: table.id }).from(table).where(and(mine, open));
  return found.map(({ id }) => id);
}

export async function markBegun(
  tx: Executor,
  id: string,
  begun: { buyerSession: string; begunAt: Date; endsAt: Date },
): Promise<void> {
  await tx.update(table).set(begun).where(eq(table.id, id));
}

export async function markEnded(tx: Executor, id: string, endedAt: Date, endedWhy: EndReason): Promise<void> {
  await tx.update(table).set({ endedAt, endedWhy }).where(eq(table.id, id));
}

interface End {
  readonly id: string;
  readonly socket: string;
  readonly userId: number;
  readonly session: string;
}

/**
 * Makes the socket the desk's end, once.
 * @returns the session, or undefined when it is not for this socket
 */
export async function takeOperatorEnd(db: Executor, { id, socket, userId, session }: End) {
  const mine = and(eq(table.operatorId, userId), eq(table.operatorSession, session));
  const [taken] = await db
    .update(table)
    .set({ operatorSocket: socket })
    .where(and(eq(table.id, id), open, mine, isNull(table.operatorSocket)))
    .returning();
  return taken;
}

/** Makes the socket the buyer's end, once, after the buyer has agreed in the same session. */
export async function takeBuyerEnd(db: Executor, { id, socket, userId, session }: End) {
  const mine = and(eq(table.userId, userId), eq(table.buyerSession, session));
  const [taken] = await db
    .update(table)
    .set({ buyerSocket: socket })
    .where(and(eq(table.id, id), open, mine, isNull(table.buyerSocket), isNotNull(table.begunAt)))
    .returning();
  return taken;
}

/** Open sessions with this socket as an end. */
export async function idsBySocket(db: Executor, socket: string): Promise<string[]> {
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(open, or(eq(table.operatorSocket, socket), eq(table.buyerSocket, socket))));
  return found.map(({ id }) => id);
}
