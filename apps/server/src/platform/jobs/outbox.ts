import type { Context } from '../../context.ts';
import type { Letter } from '../../ports/mail/mail.ts';
import type { Executor } from '../database/db.ts';
import { eq, sql } from '../database/drizzle.ts';
import { outbox } from '../platform.tables.ts';

export const outboxQueue = 'outbox.deliver';

/** An SMS; `to` is +79000000001. */
interface TextMessage {
  readonly to: string;
  readonly text: string;
}

export type OutboxMessage =
  | { readonly topic: 'sms'; readonly payload: TextMessage }
  | { readonly topic: 'mail'; readonly payload: Letter };

type Kept = OutboxMessage['payload'] & { readonly validUntil?: string };

/**
 * Queues a message in the transaction of its event, with the job that sends it.
 * @param validUntil after this moment it is useless and is not sent
 */
export async function addToOutbox(
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  tx: Executor,
  { topic, payload }: OutboxMessage,
  validUntil?: Date,
): Promise<void> {
  const kept: Kept = { ...payload, ...(validUntil ? { validUntil: validUntil.toISOString() } : {}) };
  const [added] = await tx
    .insert(outbox)
    .values({ topic, payload: kept, createdAt: clock.now() })
    .returning({ id: outbox.id });
  if (added) await jobs.enqueue(tx, outboxQueue, { id: added.id });
}

type Deps = Pick<Context, 'jobs' | 'clock' | 'db' | 'sms' | 'mail'>;

/** Sends messages from this node. */
export async function workOutbox(deps: Deps): Promise<void> {
  await deps.jobs.work<{ id: number }>(outboxQueue, ({ id }) => deliver(deps, id));
}

/**
 * Sends a message, then marks it: a crash in between sends it again, under the same key. The text is not
 * kept, since it may contain a code or a name.
 */
async function deliver(deps: Deps, id: number): Promise<void> {
  const [message] = await deps.db.select().from(outbox).where(eq(outbox.id, id));
  if (!message || message.deliveredAt) return;
  const payload = message.payload as Kept;
  const now = deps.clock.now();
  const late = payload.validUntil !== undefined && new Date(payload.validUntil) <= now;
  if (!late) await send(deps, message.topic, payload, `outbox-${id}`);
  await deps.db
    .update(outbox)
    .set({ deliveredAt: now, payload: sql`${JSON.stringify(late ? { late } : {})}::jsonb` })
    .where(eq(outbox.id, id));
}

async function send({ sms, mail }: Deps, topic: string, payload: Kept, key: string): Promise<void> {
  if (topic === 'sms') await sms.send(payload.to, payload.text, key);
  else await mail.send(payload as Letter);
}
