import { sql } from 'drizzle-orm';
import type { Executor } from './db.ts';

/** News for open pages; it carries no data, only what to ask for again. */
export type News =
  | {
      readonly to: 'person';
      readonly userId: number;
      readonly topic: 'deal' | 'notifications' | 'flats';
      readonly id?: string;
    }
  | { readonly to: 'desk'; readonly topic: 'queue'; readonly id: string }
  | { readonly to: 'everyone'; readonly topic: 'estate'; readonly id: string }
  /** The session or all sessions of a person ended: their sockets are closed. */
  | { readonly to: 'sessions'; readonly userId: number; readonly sessionId?: string };

export const newsChannel = 'novosel_news';

/** Tells open pages of every node, when and only when the transaction commits. */
export async function tell(tx: Executor, news: News): Promise<void> {
  await tx.execute(sql`select pg_notify(${newsChannel}, ${JSON.stringify(news)})`);
}
