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
  const points = withSideStep(usual, now).map(({ act, turn }): CoursePoint => {
    const at = times.get(act);
    const isNow = act === now;
    return {
      act,
      turn,
      state: isNow ? 'now' : at ? 'done' : 'future',
      at: isNow ? null : (at?.toISOString() ?? null),
      dueAt: isNow ? (dueAt?.toISOString() ?? null) : null,
    };
  });
  // A contract signed on paper has no signatures of others to wait for: what was passed by is left out.
  const reached = points.findLastIndex(({ state }) => state !== 'future');
  return points.filter(({ state }, index) => state !== 'future' || index > reached);
}

/**
 * A step off the usual way joins it while it is on: those of the mortgage before the total, those of the
 * house before the keys.
 */
function withSideStep(usual: readonly CourseAct[], now: string | undefined): readonly CourseAct[] {
  if (!now || !isDealPlace(now) || usual.some(({ act }) => act === now)) return usual;
  const { turn, stage } = dealPlace(now);
  const at = usual.findIndex(({ act }) => act === (stage === 'completed' ? 'completed' : 'total'));
  return usual.toSpliced(at, 0, { act: now, turn });
}
