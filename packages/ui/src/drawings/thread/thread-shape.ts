/** The three parties, from the top: the buyer, the developer, everybody else. */
export type ThreadLane = 'you' | 'us' | 'third';

export interface ThreadPoint {
  key: string;
  lane: ThreadLane;
  state: 'done' | 'now' | 'next';
  title: string;
  /** When: «12 ноября», «до 24 ноября». */
  date: string;
  /** Who and when, for the list of the phone: «вы · 12 ноября». */
  detail: string;
}

export interface ThreadProps {
  points: readonly ThreadPoint[];
  lanes: Record<ThreadLane, string>;
  /** Whose turn it is, for a screen reader. */
  label: string;
  /** Animates the last stretch once (600 ms): the turn has just passed. */
  passing?: boolean | undefined;
}
