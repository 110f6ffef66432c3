import type {
  DeskTopic,
  EveryoneTopic,
  HouseTopic,
  PersonTopic,
  StaffTopic,
} from '@novosel/contract/wire/live.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/db.ts';

/** News for open pages; it carries no data, only what to ask for again. */
export type News =
  | {
      readonly to: 'person';
      readonly userId: number;
      readonly topic: PersonTopic;
      readonly id?: string;
    }
  /** One member of staff at the desk. */
  | { readonly to: 'staff'; readonly userId: number; readonly topic: StaffTopic; readonly id: string }
  /** What one end of a shown screen says to the other one; the only news with a content. */
  | {
      readonly to: 'screen';
      readonly door: 'cabinet' | 'office';
      readonly userId: number;
      readonly id: string;
      readonly signal: object;
    }
  | {
      readonly to: 'desk';
      readonly topic: DeskTopic;
      readonly id: string;
    }
  | { readonly to: 'everyone'; readonly topic: EveryoneTopic; readonly id: string }
  /** Whoever looks at the «шахматка» of this building. */
  | { readonly to: 'house'; readonly topic: HouseTopic; readonly id: string }
  /** The session or all sessions of a person ended: their sockets are closed. */
  | { readonly to: 'sessions'; readonly userId: number; readonly sessionId?: string };

/**
 * The room of a shown screen, named by its person (S7-62) and closed to all but the two ends of this one
 * session.
 */
export const screenRoom = (userId: number, screen: string): string => `screen:${userId}:${screen}`;

export const newsChannel = 'novosel_news';

/** Tells open pages of every node, when and only when the transaction commits. */
export async function tell(tx: Executor, news: News): Promise<void> {
  await tx.execute(sql`select pg_notify(${newsChannel}, ${JSON.stringify(news)})`);
}
