import { bookingCourse, type CourseAct, dealCourse } from '@novosel/contract/deals/course.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { dealPlace, isDealPlace } from '@novosel/contract/deals/places.ts';

export type CoursePoint = DealView['course'][number];

export interface Done {
  readonly act: string;
  readonly at: Date;
}

export interface Course {
  readonly feeDue: boolean;
  /** Its booking joined another deal: the passport, the agreement and the fee are that one's. */
  readonly joined?: boolean;
  /** Acts done, oldest first. */
  readonly done: readonly Done[];
  /** The act that is on now; undefined when the deal is over. */
  readonly now: string | undefined;
  readonly dueAt: Date | null;
}

/** The points of the whole way: what was done and when, what is on, what will be. */
export function courseOf({ feeDue, joined, done, now, dueAt }: Course): CoursePoint[] {
  const booked = bookingCourse.filter(({ act }) => (joined ? act === 'start' : feeDue || act !== 'payment'));
  const usual = [...booked, ...dealCourse];
  const times = new Map(done.map(({ act, at }) => [act, at]));
  const nowIn = usual.findIndex(({ act }) => act === now);
  const steps = withSideStep(usual, now, (act) => times.has(act));
  const points = steps.map(({ act, turn }, index): CoursePoint => {
    const isNow = act === now;
    // What a deal that has come back did after this step is to be done once more.
    const isAhead = nowIn >= booked.length && index > nowIn;
    const at = isAhead ? undefined : times.get(act);
    return {
      act,
      turn,
      state: isNow ? 'now' : at ? 'done' : 'future',
      at: isNow ? null : (at?.toISOString() ?? null),
      dueAt: isNow ? (dueAt?.toISOString() ?? null) : null,
    };
  });
  // A skipped step never comes later: a contract signed on paper has no counter-signing.
  const reached = points.findLastIndex(({ state }) => state !== 'future');
  return points.filter(({ state }, index) => state !== 'future' || index > reached);
}

/**
 * A step off the usual way joins it while it is on: those of the mortgage before the total, those of the
 * contract after what is done, those of the house before the keys.
 */
function withSideStep(
  usual: readonly CourseAct[],
  now: string | undefined,
  isDone: (act: string) => boolean,
): readonly CourseAct[] {
  if (!now || !isDealPlace(now) || usual.some(({ act }) => act === now)) return usual;
  const { turn, stage } = dealPlace(now);
  const before = usual.findIndex(({ act }) => act === (stage === 'completed' ? 'completed' : 'total'));
  const at = stage === 'paperwork' ? usual.findLastIndex(({ act }) => isDone(act)) + 1 : before;
  return usual.toSpliced(at, 0, { act: now, turn });
}
