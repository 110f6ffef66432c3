import type {
  DeskTopic,
  EveryoneTopic,
  HouseTopic,
  PersonTopic,
  StaffTopic,
} from '@novosel/contract/wire/live.ts';
import type { Executor } from '../database/db.ts';
import { sql } from '../database/drizzle.ts';

/** An event for open pages; it contains no data, only what to reload. */
export type News =
  | {
      readonly to: 'person';
      readonly userId: number;
      readonly topic: PersonTopic;
      readonly id?: string;
    }
  /** To one member of staff at the desk. */
  | { readonly to: 'staff'; readonly userId: number; readonly topic: StaffTopic; readonly id: string }
  /** A signal between the two ends of a screen session; the only event with content. */
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
  /** To people who look at the chart of this building («шахматка»). */
  | { readonly to: 'house'; readonly topic: HouseTopic; readonly id: string }
  /** One session or all sessions of a person have ended: their sockets are closed. */
  | { readonly to: 'sessions'; readonly userId: number; readonly sessionId?: string };

/**
 * The room of a screen session, named by its person (S7-62) and open only to the two ends of this session.
 */
export const screenRoom = (userId: number, screen: string): string => `screen:${userId}:${screen}`;

export const newsChannel = 'novosel_news';

/** Sends an event to open pages of every node, if and when the transaction commits. */
export async function tell(tx: Executor, news: News): Promise<void> {
  await tx.execute(sql`select pg_notify(${newsChannel}, ${JSON.stringify(news)})`);
}
