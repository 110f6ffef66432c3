import type { Channel, Choice, NewsKind } from '@novosel/contract/notifications/subscriptions.ts';
import type { Executor } from '../../platform/database/db.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { subscriptions } from './subscriptions.tables.ts';

export async function choicesOf(db: Executor, userId: number): Promise<Choice[]> {
  const rows = await db
    .select({ kind: subscriptions.kind, channel: subscriptions.channel, on: subscriptions.isOn })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return rows.map(({ kind, channel, on }) => ({ kind: kind as NewsKind, channel: channel as Channel, on }));
}

export async function keepChoice(
  db: Executor,
  userId: number,
  { kind, channel, on }: Choice,
  at: Date,
): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ userId, kind, channel, isOn: on, at })
    .onConflictDoUpdate({
      target: [subscriptions.userId, subscriptions.kind, subscriptions.channel],
      set: { isOn: on, at },
    });
}
