import type { blockers } from '@novosel/contract/privacy/held.ts';
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/db.ts';
import { deletionRequests } from './privacy.tables.ts';

type RequestRow = typeof deletionRequests.$inferSelect;
type Blocker = keyof typeof blockers;

const open = ['asked', 'granted'];

export async function openRequest(db: Executor, userId: number): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(deletionRequests)
    .where(and(eq(deletionRequests.userId, userId), inArray(deletionRequests.state, open)));
  return row;
}

/** A request, nobody else's to move until the transaction ends. */
export async function lockRequest(tx: Executor, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(deletionRequests).where(eq(deletionRequests.id, id)).for('update');
  return row;
}

/** @returns false when one is open already */
export async function insertRequest(
  tx: Executor,
  row: Pick<RequestRow, 'id' | 'userId' | 'askedAt' | 'dueAt'>,
): Promise<boolean> {
  const made = await tx
    .insert(deletionRequests)
    .values({ ...row, state: 'asked' })
    .onConflictDoNothing()
    .returning({ id: deletionRequests.id });
  return made.length === 1;
}

/** Moves the open request of a person. @returns its id, or undefined when it does not stand there */
export async function moveRequest(
  tx: Executor,
  userId: number,
  from: 'asked',
  to: Partial<RequestRow> & { state: 'granted' | 'withdrawn' },
): Promise<string | undefined> {
  const [moved] = await tx
    .update(deletionRequests)
    .set(to)
    .where(and(eq(deletionRequests.userId, userId), eq(deletionRequests.state, from)))
    .returning({ id: deletionRequests.id });
  return moved?.id;
}

export async function endRequest(tx: Executor, id: string, state: 'done' | 'asked', at: Date | null) {
  await tx
    .update(deletionRequests)
    .set({ state, endedAt: at, ...(state === 'asked' && { staffId: null }) })
    .where(eq(deletionRequests.id, id));
}

/** Of these requests the ones that the database knows to have ended, by a deletion or taken back. */
export async function endedRequests(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: deletionRequests.id })
    .from(deletionRequests)
    .where(and(inArray(deletionRequests.id, [...ids]), notInArray(deletionRequests.state, open)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Puts a request that was carried out once back before the work of deletions, in place of whatever the person
 * has open.
 */
export async function grantAgain(tx: Executor, { id, userId }: { id: string; userId: number }, at: Date) {
  await tx
    .update(deletionRequests)
    .set({ state: 'withdrawn', endedAt: at })
    .where(
      and(
        eq(deletionRequests.userId, userId),
        ne(deletionRequests.id, id),
        inArray(deletionRequests.state, open),
      ),
    );
  await tx
    .insert(deletionRequests)
    .values({ id, userId, askedAt: at, dueAt: at, state: 'granted' })
    .onConflictDoUpdate({
      target: deletionRequests.id,
      set: { state: 'granted', dueAt: at, staffId: null },
      setWhere: inArray(deletionRequests.state, open),
    });
}

/** What has to end before a person may be deleted; undefined when there is no such person. */
export async function blockersOf(db: Executor, userId: number): Promise<Blocker[] | undefined> {
  const { rows } = await db.execute<Record<Blocker, boolean>>(sql`
    select u.is_employee as staff,
           exists (select from bookings b where b.user_id = u.id and b.live) as booking,
           exists (select from deals d where d.user_id = u.id and d.closed_at is null)
             or exists (select from deal_members m join deals d on d.id = m.deal_id
                        where m.user_id = u.id and d.closed_at is null) as deal,
           exists (select from refunds r join payments p on p.id = r.payment_id join deposits t on t.id = p.deposit_id
                   where t.user_id = u.id and r.done_at is null) as refund
    from users u where u.id = ${userId}`);
  const [found] = rows;
  if (!found) return undefined;
  return (['booking', 'deal', 'refund', 'staff'] as const).filter((code) => found[code]);
}

/**
 * Scans of a passport by which a person has signed: the law that keeps what is signed keeps them (402-FZ,
 * article 29). A paper names its own, also those of a passport that has been changed since; for one that
 * names none (an older one, or one of another buyer that this person has signed as well) the present ones
 * stand and those that they took the place of. So are the scans of a power of attorney by which something was
 * signed.
 */
export async function keptScans(tx: Executor, userId: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with signed as (
      select d.owner_id, d.signer -> 'scans' as scans from documents d
      where d.signed_at is not null and (d.owner_id = ${userId}
        or exists (select from signature_evidence e where e.document_id = d.id and e.user_id = ${userId})))
    select jsonb_array_elements_text(scans) as id from signed where owner_id = ${userId} and scans is not null
    union
    select unnest(p.scans) from (
      select user_id, scans from passports union all select user_id, scans from former_passports) p
    where p.user_id = ${userId}
      and exists (select from signed s where s.owner_id <> p.user_id or s.scans is null)
    union
    select unnest(a.scans) from powers_of_attorney a where a.principal_id = ${userId}
      and exists (select from documents d where d.signed_at is not null
        and d.signer -> 'representative' -> 'power' ->> 'id' = a.id::text)`);
  return rows.map(({ id }) => id);
}

/** Answers that are kept for those who acted on a person's behalf: they name him and his deal. */
export async function eraseTrustedAnswers(tx: Executor, userId: number): Promise<void> {
  await tx.execute(sql`
    delete from idempotency_keys k using delegations d
    where d.principal_id = ${userId} and k.user_id = d.delegate_id and k.response_body #>> '{data,trust,id}' = d.id::text`);
}

/** What no domain's holdings name: copies of answers and tokens. */
export async function eraseMachinery(tx: Executor, userId: number): Promise<void> {
  await tx.execute(sql`delete from idempotency_keys where user_id = ${userId}`);
  await tx.execute(sql`delete from oidc_payloads where account_id = ${userId}`);
}
