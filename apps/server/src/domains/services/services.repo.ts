import type { RequestState, Service } from '@novosel/contract/services/rules.ts';
import type { ServiceStep } from '@novosel/contract/services/schema.ts';
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { attachedFiles } from '../documents/public.ts';
import { firstNameOf } from '../identity/public.ts';
import { serviceRequests as requests, serviceFiles, serviceSteps } from './services.tables.ts';

const listLimit = 200;

export type RequestRow = Omit<typeof requests.$inferSelect, 'state' | 'service'> & {
  readonly state: RequestState;
  readonly service: Service;
};
const typed = (row: typeof requests.$inferSelect) => row as RequestRow;

export async function listOfPerson(db: Executor, userId: number): Promise<RequestRow[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(eq(requests.userId, userId))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(listLimit);
  return rows.map(typed);
}

/** @param userId whose it must be; without it anybody's */
export async function findRequest(
  db: Executor,
  id: string,
  userId?: number,
): Promise<RequestRow | undefined> {
  const own = userId === undefined ? undefined : eq(requests.userId, userId);
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), own));
  return row && typed(row);
}

/** `findRequest`, and nobody else changes it until this transaction ends. */
export async function lockRequest(tx: Tx, id: string, userId?: number): Promise<RequestRow | undefined> {
  await tx.execute(sql`select from service_requests where id = ${id} for update`);
  return findRequest(tx, id, userId);
}

/** @returns undefined when the same is under way */
export async function insertRequest(
  tx: Tx,
  row: Omit<typeof requests.$inferInsert, 'number'>,
): Promise<{ id: string; number: number } | undefined> {
  const [made] = await tx
    .insert(requests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: requests.id, number: requests.number });
  return made;
}

export async function changeRequest(
  tx: Tx,
  id: string,
  values: Partial<
    Pick<
      RequestRow,
      'state' | 'since' | 'promisedBy' | 'lateToldAt' | 'options' | 'choice' | 'hasNew' | 'sentAt'
    >
  >,
): Promise<void> {
  await tx.update(requests).set(values).where(eq(requests.id, id));
}

/** @returns false when the person has no such request */
export async function markSeen(db: Executor, id: string, userId: number): Promise<boolean> {
  const seen = await db
    .update(requests)
    .set({ hasNew: false })
    .where(and(eq(requests.id, id), eq(requests.userId, userId)))
    .returning({ id: requests.id });
  return seen.length === 1;
}

export async function insertStep(
  tx: Tx,
  step: typeof serviceSteps.$inferInsert,
  files: readonly string[] = [],
): Promise<void> {
  await tx.insert(serviceSteps).values(step);
  if (files.length === 0) return;
  await tx
    .insert(serviceFiles)
    .values(files.map((documentId, place) => ({ stepId: step.id, documentId, place })));
}

type StepRow = Omit<ServiceStep, 'from'> & { readonly fromStaff: boolean };

/** Every step, each with its files, in the order of time. */
export async function listSteps(db: Executor, requestId: string): Promise<StepRow[]> {
  const { rows } = await db.execute(sql`
    select s.id, s.from_staff as "fromStaff", ${firstNameOf(sql`s.author_id`)} as author, s.act, s.state, s.text,
      to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      ${attachedFiles(sql`select document_id, place from service_files where step_id = s.id`)} as files
    from service_steps s
    where s.request_id = ${requestId} order by s.at, s.id`);
  return rows as unknown as StepRow[];
}

/** Requests of which a promise is missed and nobody was told, the longest first. */
export async function untoldLate(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(lte(requests.promisedBy, now), isNull(requests.lateToldAt)))
    .orderBy(asc(requests.promisedBy))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export interface WhichOpen {
  readonly userId: number;
  readonly service?: Service;
  readonly estateId?: number;
}

/**
 * What of a person is open, of a service or an estate alone; nobody else changes it until this transaction
 * ends.
 */
export async function openOf(tx: Tx, { userId, service, estateId }: WhichOpen): Promise<RequestRow[]> {
  const rows = await tx
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.userId, userId),
        service && eq(requests.service, service),
        estateId === undefined ? undefined : eq(requests.estateId, estateId),
        sql`state not in ('688', 'withdrawn', 'declined')`,
      ),
    )
    .for('update');
  return rows.map(typed);
}
