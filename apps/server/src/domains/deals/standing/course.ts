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
  const way = withSideStep(usual, now);
  const reached = way.findLastIndex(({ act }) => (now ? act === now : times.has(act)));
  // A step that its deal went past another way, such as signatures on paper, will not come any more.
  const isPassed = ({ act }: CourseAct, index: number) => index < reached && !times.has(act);
  const left = way.filter((step, index) => step.act === now || !isPassed(step, index));
  return left.map(({ act, turn }) => {
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
