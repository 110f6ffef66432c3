import type { RequestTurn } from '@novosel/contract/requests/flow.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import { type AttachedFile, attachedFiles } from '../documents/public.ts';
import { firstNameOf } from '../identity/public.ts';
import type { FamilyKinds } from './request-family.ts';
import { requestFiles, requestSteps, requests } from './requests.tables.ts';

const listLimit = 200;

export type RequestRow<Kind extends string = string, State extends string = string> = Omit<
  typeof requests.$inferSelect,
  'kind' | 'state' | 'turn'
> & { readonly kind: Kind; readonly state: State; readonly turn: RequestTurn };

const isOf = (kinds: readonly string[]): SQL => inArray(requests.kind, [...kinds]);

export async function listOfPerson<Kind extends string, State extends string>(
  db: Executor,
  { kinds }: FamilyKinds<Kind, State>,
  userId: number,
): Promise<RequestRow<Kind, State>[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(and(eq(requests.userId, userId), isOf(kinds)))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(listLimit);
  return rows as RequestRow<Kind, State>[];
}

/** @param userId the owner; without it anybody's */
export async function findRequest<Kind extends string, State extends string>(
  db: Executor,
  { kinds }: FamilyKinds<Kind, State>,
  id: string,
  userId?: number,
): Promise<RequestRow<Kind, State> | undefined> {
  const own = userId === undefined ? undefined : eq(requests.userId, userId);
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), isOf(kinds), own));
  return row as RequestRow<Kind, State> | undefined;
}

/** `findRequest` with a lock until this transaction ends. */
export async function lockRequest<Kind extends string, State extends string>(
  tx: Tx,
  family: FamilyKinds<Kind, State>,
  id: string,
  userId?: number,
): Promise<RequestRow<Kind, State> | undefined> {
  await tx.execute(sql`select from requests where id = ${id} for update`);
  return findRequest(tx, family, id, userId);
}

/** @returns undefined when such a request is already open */
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
      'state' | 'turn' | 'since' | 'promisedBy' | 'lateToldAt' | 'options' | 'choice' | 'hasNew' | 'sentAt'
    >
  >,
): Promise<void> {
  await tx.update(requests).set(values).where(eq(requests.id, id));
}

/** @returns false when the person has no such request */
export async function markSeen(
  db: Executor,
  kinds: readonly string[],
  id: string,
  userId: number,
): Promise<boolean> {
  const seen = await db
    .update(requests)
    .set({ hasNew: false })
    .where(and(eq(requests.id, id), isOf(kinds), eq(requests.userId, userId)))
    .returning({ id: requests.id });
  return seen.length === 1;
}

export async function insertStep(
  tx: Tx,
  step: typeof requestSteps.$inferInsert,
  files: readonly string[] = [],
): Promise<void> {
  await tx.insert(requestSteps).values(step);
  if (files.length === 0) return;
  await tx
    .insert(requestFiles)
    .values(files.map((documentId, place) => ({ stepId: step.id, documentId, place })));
}

interface StepRow {
  readonly id: string;
  readonly fromStaff: boolean;
  readonly author: string | null;
  readonly act: string;
  readonly state: string;
  readonly text: string;
  readonly at: string;
  readonly files: readonly AttachedFile[];
}

/** All steps with their files, in the order of time. */
export async function listSteps(db: Executor, requestId: string): Promise<StepRow[]> {
  const { rows } = await db.execute(sql`
    select s.id, s.from_staff as "fromStaff", ${firstNameOf(sql`s.author_id`)} as author, s.act, s.state, s.text,
      to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      ${attachedFiles(sql`select document_id, place from request_files where step_id = s.id`)} as files
    from request_steps s
    where s.request_id = ${requestId} order by s.at, s.id`);
  return rows as unknown as StepRow[];
}

/** Requests with a missed promise that was not announced yet, the longest overdue first. */
export async function untoldLate(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(lte(requests.promisedBy, now), isNull(requests.lateToldAt)))
    .orderBy(asc(requests.promisedBy))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Any request, of any family, locked until this transaction ends. */
export async function lockAny(tx: Tx, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(requests).where(eq(requests.id, id)).for('update');
  return row as RequestRow | undefined;
}

export interface WhichOpen<Kind extends string = string> {
  readonly userId: number;
  readonly kind?: Kind;
  readonly estateId?: number;
}

/** A person's open requests, optionally of a kind or an estate, locked until this transaction ends. */
export async function openOf<Kind extends string, State extends string>(
  tx: Tx,
  { kinds }: FamilyKinds<Kind, State>,
  { userId, kind, estateId }: WhichOpen<Kind>,
): Promise<RequestRow<Kind, State>[]> {
  const rows = await tx
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.userId, userId),
        isOf(kind ? [kind] : kinds),
        estateId === undefined ? undefined : eq(requests.estateId, estateId),
        ne(requests.turn, 'nobody'),
      ),
    )
    .for('update');
  return rows as RequestRow<Kind, State>[];
}
