import { type DelegateScope, invitedSince, scopeInForce } from '@novosel/contract/delegates/rules.ts';
import type { Executor } from '../../platform/database/db.ts';
import {
  and,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from '../../platform/database/drizzle.ts';
import { unionAll } from '../../platform/database/drizzle-tables.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import type { AskedTrust, FoundTrust } from '../../platform/http/trust.ts';
import { newsChannel } from '../../platform/sockets/sockets.ts';
import { isCabinetOpen, isFrozenOf, nameAndSurnameOf, phoneOf } from '../identity/public.ts';
import { delegations } from './delegates.tables.ts';
import { hasPowerAt } from './powers.repo.ts';

type Stored = typeof delegations.$inferSelect;
export type DelegationRow = Omit<Stored, 'scope'> & { readonly scope: DelegateScope };

/** Serialises the invitations of one person, so that parallel calls cannot exceed the limits. */
export async function lockPrincipal(tx: Executor, principalId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('delegates'), ${principalId})`);
}

/** Ends expired delegations, so that the same phone can be invited again. */
export async function endOver(tx: Executor, principalId: number, now: Date): Promise<void> {
  await tx
    .update(delegations)
    .set({ endedAt: now })
    .where(
      and(
        eq(delegations.principalId, principalId),
        isNull(delegations.endedAt),
        or(
          lte(delegations.until, now),
          and(isNull(delegations.acceptedAt), lt(delegations.createdAt, invitedSince(now))),
        ),
      ),
    );
}

/** The number of a person's present delegations, and of his invitations since a moment. */
export async function countGiven(
  db: Executor,
  principalId: number,
  since: Date,
): Promise<{ open: number; invited: number }> {
  const [counted] = await db
    .select({
      open: sql<number>`count(*) filter (where ${delegations.endedAt} is null)`.mapWith(Number),
      invited: sql<number>`count(*) filter (where ${delegations.createdAt} > ${since.toISOString()})`.mapWith(
        Number,
      ),
    })
    .from(delegations)
    .where(eq(delegations.principalId, principalId));
  return { open: counted?.open ?? 0, invited: counted?.invited ?? 0 };
}

/** @returns false when the person has an open delegation for this phone */
export function insertDelegation(
  tx: Executor,
  row: Pick<DelegationRow, 'id' | 'principalId' | 'phone' | 'scope' | 'until' | 'createdAt'>,
): Promise<boolean> {
  return insertOnce(tx, delegations, row);
}

/** Delegations of a person on either side: given, accepted, or an invitation to his present phone. */
const ofPerson = (userId: number, phone: string | null) =>
  or(
    eq(delegations.principalId, userId),
    eq(delegations.delegateId, userId),
    and(isNull(delegations.delegateId), eq(delegations.phone, `+${phone}`)),
  );

/** Open delegations of a person on both sides, the newest first. */
export async function openOf(
  db: Executor,
  { id, phone }: { readonly id: number; readonly phone: string | null },
  now: Date,
): Promise<DelegationRow[]> {
  const rows = await db
    .select()
    .from(delegations)
    .where(and(ofPerson(id, phone), isNull(delegations.endedAt), gt(delegations.until, now)))
    .orderBy(sql`${delegations.createdAt} desc`);
  return rows as DelegationRow[];
}

/** An open delegation of a person, locked until the transaction ends. */
export async function lockOpen(
  tx: Executor,
  id: string,
  person: { readonly id: number; readonly phone: string | null },
): Promise<DelegationRow | undefined> {
  const [row] = await tx
    .select()
    .from(delegations)
    .where(and(eq(delegations.id, id), ofPerson(person.id, person.phone), isNull(delegations.endedAt)))
    .for('update');
  return row as DelegationRow | undefined;
}

/** An accepted delegation that is not over, for any caller. `locked`: until the transaction ends. */
export async function findAccepted(
  db: Executor,
  id: string,
  now: Date,
  locked = false,
): Promise<(DelegationRow & { readonly delegateId: number }) | undefined> {
  const query = db
    .select()
    .from(delegations)
    .where(
      and(
        eq(delegations.id, id),
        isNull(delegations.endedAt),
        isNotNull(delegations.acceptedAt),
        gt(delegations.until, now),
      ),
    );
  const [row] = await (locked ? query.for('update') : query);
  return row?.delegateId ? { ...(row as DelegationRow), delegateId: row.delegateId } : undefined;
}

export async function updateDelegation(tx: Executor, id: string, set: Partial<Stored>): Promise<void> {
  await tx.update(delegations).set(set).where(eq(delegations.id, id));
}

type TrustRow = Pick<Stored, 'until' | 'createdAt' | 'acceptedAt' | 'endedAt'>;

export async function isOpenPrincipal(db: Executor, userId: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ open: boolean }>(sql`select ${isCabinetOpen(userId, now)} as open`);
  return rows[0]?.open ?? false;
}

/**
 * What a delegation allows this person, with the scope in force; nothing while the principal's cabinet is
 * blocked. `locked`: it cannot end before the transaction does.
 */
export async function findTrust(
  db: Executor,
  { id, delegateId, now }: AskedTrust,
  locked = false,
): Promise<FoundTrust | undefined> {
  const query = db
    .select({
      principalId: delegations.principalId,
      scope: delegations.scope,
      hasPower: hasPowerAt(now),
      until: delegations.until,
      createdAt: delegations.createdAt,
      acceptedAt: delegations.acceptedAt,
      endedAt: delegations.endedAt,
      principal: nameAndSurnameOf(delegations.principalId),
      frozen: isFrozenOf(delegations.principalId),
    })
    .from(delegations)
    .where(
      and(
        eq(delegations.id, id),
        eq(delegations.delegateId, delegateId),
        isCabinetOpen(delegations.principalId, now),
      ),
    );
  const [row] = await (locked ? query.for('share') : query);
  if (!row) return undefined;
  const { hasPower, scope, ...found } = row;
  return { ...(found as typeof found & TrustRow), id, scope: scopeInForce(scope as DelegateScope, hasPower) };
}

/** Principals for whom a person may act now: their own cabinets are not blocked. */
export async function principalsOf(db: Executor, delegateId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: delegations.principalId })
    .from(delegations)
    .where(
      and(
        eq(delegations.delegateId, delegateId),
        isNull(delegations.endedAt),
        isNotNull(delegations.acceptedAt),
        gt(delegations.until, now),
        isCabinetOpen(delegations.principalId, now),
      ),
    );
  return rows.map(({ id }) => id);
}

/**
 * Prepares the query whether anybody trusts a person or has invited him: two branches, each with its own
 * index.
 */
export function prepareIsTrusted(db: Executor): (userId: number, now: Date) => Promise<boolean> {
  const [userId, now, since] = [sql.placeholder('userId'), sql.placeholder('now'), sql.placeholder('since')];
  const open = and(isNull(delegations.endedAt), gt(delegations.until, now));
  const accepted = db
    .select({ id: delegations.id })
    .from(delegations)
    .where(and(eq(delegations.delegateId, userId), open));
  const invited = db
    .select({ id: delegations.id })
    .from(delegations)
    .where(
      and(
        eq(delegations.phone, sql`'+' || ${phoneOf(userId)}`),
        isNull(delegations.delegateId),
        ne(delegations.principalId, userId),
        gte(delegations.createdAt, since),
        open,
      ),
    );
  const query = unionAll(accepted, invited).limit(1).prepare('delegates_trusted');
  return async (id, at) => (await query.execute({ userId: id, now: at, since: invitedSince(at) })).length > 0;
}

/** Makes open pages of a person's delegates reload his deals; former delegates get no event. */
export async function tellDelegates(tx: Executor, principalId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${newsChannel}, json_build_object('to', 'person', 'userId', delegate_id, 'topic', 'trusted-deal')::text)
    from delegations
    where principal_id = ${principalId} and ended_at is null and accepted_at is not null and until > ${now.toISOString()}`);
}

/** Deletes stored answers to those who acted on a person's behalf: they contain his name and deal. */
export async function eraseTrustedAnswers(tx: Executor, principalId: number): Promise<void> {
  await tx.execute(sql`
    delete from idempotency_keys k using delegations d
    where d.principal_id = ${principalId} and k.user_id = d.delegate_id and k.response_body #>> '{data,trust,id}' = d.id::text`);
}
