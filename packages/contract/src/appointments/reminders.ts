/** A day and two hours before a meeting; none after it has begun. */
export type ReminderKind = 'day' | 'hours';

const hourMs = 3_600_000;
const before = { day: 24 * hourMs, hours: 2 * hourMs } as const;

interface Reminded {
  /** Unix time in ms. */
  readonly startsAt: number;
  /** When the meeting was made or last moved: who has just been told is not reminded. */
  readonly madeAt: number;
  /** The last reminder that was sent. */
  readonly sent: ReminderKind | null;
}

/** The reminder that is due. @param now Unix time in ms */
export function reminderDue({ startsAt, madeAt, sent }: Reminded, now: number): ReminderKind | null {
  const isDue = (kind: ReminderKind): boolean =>
    now >= startsAt - before[kind] && now < startsAt && madeAt < startsAt - before[kind];
  if (sent === 'hours') return null;
  if (isDue('hours')) return 'hours';
  return sent === null && isDue('day') && now < startsAt - before.hours ? 'day' : null;
}
