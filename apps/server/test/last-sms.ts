import { desc, eq } from '../src/platform/database/drizzle.ts';
import { outbox } from '../src/platform/platform.tables.ts';
import type { TestServer } from './test-server.ts';

interface Sms {
  readonly to: string;
  readonly text: string;
}

/** The newest SMS that waits to be delivered. */
export async function lastSms({ context: { db } }: TestServer): Promise<Sms> {
  const [message] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.topic, 'sms'))
    .orderBy(desc(outbox.id))
    .limit(1);
  const { to = '', text = '' } = (message?.payload ?? {}) as Partial<Sms>;
  return { to, text };
}

/** Its code; empty when it has none. */
export async function lastCode(server: TestServer): Promise<string> {
  return /#(\d{4,6})$/.exec((await lastSms(server)).text)?.[1] ?? '';
}
