import type { Context } from '../../context.ts';
import { chatUnread } from './chat.events.ts';
import { findChat, hasAsked } from './chat.repo.ts';

interface Reminder {
  readonly guid: string;
  readonly seq: number;
}

/**
 * Publishes an unread message of the desk to the domains that notify people. A repeat publishes the same
 * event.
 */
export async function remindUnread(
  { db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>,
  { guid, seq }: Reminder,
): Promise<void> {
  await db.transaction(async (tx) => {
    const chat = await findChat(tx, guid);
    if (!chat || chat.readSeq >= seq) return;
    const { userId, readSeq } = chat;
    const asked = await hasAsked(tx, guid);
    await events.publish(tx, chatUnread, { guid, userId, readSeq, asked, at: clock.now() });
  });
}

export async function workChat(deps: Pick<Context, 'db' | 'clock' | 'events' | 'jobs'>): Promise<void> {
  await deps.jobs.work<Reminder>('chat.remind', (reminder) => remindUnread(deps, reminder));
}
