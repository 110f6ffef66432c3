import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../app-error.ts';
import { after } from '../clock.ts';
import type { Executor } from '../database/db.ts';
import { and, eq, isNull, lt, sql } from '../database/drizzle.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { insertOnce } from '../database/insert-once.ts';
import { idempotencyKeys } from '../platform.tables.ts';
import type { Call } from './call.ts';
import type { FormFile } from './fields/read-parts.ts';
import type { Door } from './guard.ts';
import type { Viewer } from './viewer.ts';

const leaseSeconds = 30;
/** Promise 35: at least thirty days. */
const keptSeconds = 30 * 24 * 60 * 60;

interface Repeat {
  readonly userId: number;
  readonly key: string;
  readonly endpoint: string;
  readonly requestHash: string;
}

/**
 * A repeated request has one effect and the same answer (promise 35). The key belongs to the person, so
 * nobody gets another's answer; the same key with another body is refused.
 */
export async function withIdempotency<E extends AnyEndpoint, Answer>(
  door: Door,
  endpoint: E,
  viewer: Viewer,
  call: Call<E>,
  act: (call: Call<E>) => Promise<Answer> | Answer,
  mode: 'atomic' | 'resumable',
): Promise<Answer> {
  const key = call.request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.length < 8 || key.length > 100)
    throw new AppError('IDEMPOTENCY_KEY_REQUIRED');
  const repeat: Repeat = {
    userId: viewer.userId,
    key,
    endpoint: endpoint.name,
    requestHash: createHash('sha256')
      .update(JSON.stringify([endpoint.name, call.params, call.body, ...call.files.map(contentOf)]))
      .digest('hex'),
  };
  if (mode === 'resumable') return resumable(door, repeat, () => act(call));
  return inTurn(`${viewer.userId} ${key}`, () =>
    inTransaction(door.db, async (tx) => {
      /** A parallel call on another node waits here for the unique key until this transaction ends. */
      if (!(await claim(tx, door, repeat))) return answered<Answer>(tx, repeat);
      const answer = await act({ ...call, db: tx });
      await keep(tx, repeat, answer);
      return answer;
    }),
  );
}

/** Files are equal when their bytes and names are. */
const contentOf = ({ name, file }: FormFile) => [name, file.sha256];

const lastOf = new Map<string, Promise<unknown>>();

/** Parallel repeats on this node wait here, so that many of them hold one connection instead of all. */
async function inTurn<Answer>(twins: string, act: () => Promise<Answer>): Promise<Answer> {
  const turn = (lastOf.get(twins) ?? Promise.resolve()).then(act, act);
  lastOf.set(twins, turn);
  try {
    return await turn;
  } finally {
    if (lastOf.get(twins) === turn) lastOf.delete(twins);
  }
}

async function resumable<Answer>(
  door: Door,
  repeat: Repeat,
  act: () => Promise<Answer> | Answer,
): Promise<Answer> {
  if (!(await claim(door.db, door, repeat)) && !(await takeOver(door, repeat)))
    return answered<Answer>(door.db, repeat);
  try {
    const answer = await act();
    await keep(door.db, repeat, answer);
    return answer;
  } catch (error) {
    /** A refusal has no effect: the person may correct the input and send it again. */
    await door.db
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, repeat.userId), eq(idempotencyKeys.key, repeat.key)));
    throw error;
  }
}

function claim(db: Executor, door: Door, repeat: Repeat): Promise<boolean> {
  const now = door.clock.now();
  return insertOnce(db, idempotencyKeys, {
    ...repeat,
    createdAt: now,
    leasedUntil: after(now, leaseSeconds),
  });
}

/** The first node died: its lease has expired without an answer. */
async function takeOver(door: Door, repeat: Repeat): Promise<boolean> {
  const now = door.clock.now();
  const taken = await door.db
    .update(idempotencyKeys)
    .set({ leasedUntil: after(now, leaseSeconds) })
    .where(
      and(
        eq(idempotencyKeys.userId, repeat.userId),
        eq(idempotencyKeys.key, repeat.key),
        eq(idempotencyKeys.requestHash, repeat.requestHash),
        isNull(idempotencyKeys.responseStatus),
        lt(idempotencyKeys.leasedUntil, now),
      ),
    )
    .returning({ key: idempotencyKeys.key });
  return taken.length === 1;
}

async function answered<Answer>(db: Executor, repeat: Repeat): Promise<Answer> {
  const [kept] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, repeat.userId), eq(idempotencyKeys.key, repeat.key)));
  if (kept && kept.requestHash !== repeat.requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  if (!kept || kept.responseStatus === null) throw new AppError('IDEMPOTENCY_IN_FLIGHT');
  return kept.responseBody as Answer;
}

/** An answer may contain personal data: it is deleted after its days, and the key can be used again. */
export async function cleanAnswers(db: Executor, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, after(now, -keptSeconds)));
}

async function keep(db: Executor, repeat: Repeat, answer: unknown): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ responseStatus: 200, responseBody: sql`${JSON.stringify(answer)}::jsonb` })
    .where(and(eq(idempotencyKeys.userId, repeat.userId), eq(idempotencyKeys.key, repeat.key)));
}
