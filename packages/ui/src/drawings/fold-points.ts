import type { ThreadPoint } from './thread/thread-shape.ts';

/** A run of points shown as one, «ещё 5»; all of them are done, or all are in the future. */
export interface ThreadFold {
  readonly key: string;
  readonly points: readonly ThreadPoint[];
}

export type ThreadItem = ThreadPoint | ThreadFold;

export const isFold = (item: ThreadItem): item is ThreadFold => 'points' in item;

/** The point that a fold is drawn as: its nearest one to now. */
export function faceOf(item: ThreadItem): ThreadPoint {
  if (!isFold(item)) return item;
  const at = item.points[0]?.state === 'done' ? -1 : 0;
  return item.points.at(at) as ThreadPoint;
}

/**
 * Selects the points of a long thread that fit into `room` places (at least five): the present turn and the
 * next two, then the last done one, the end and the beginning. Runs of other points are folded; a run of one
 * is that point.
 */
export function foldPoints(points: readonly ThreadPoint[], room: number): readonly ThreadItem[] {
  const last = points.length - 1;
  const turn = points.findIndex(({ state }) => state === 'now');
  const now = turn < 0 ? last : turn;
  const kept = new Set([now]);
  const wanted = [now + 1, now + 2, now - 1, last, 0];
  for (let away = 2; away <= last; away += 1) wanted.push(now - away, now + away + 1);
  for (const at of wanted) {
    if (at < 0 || at > last) continue;
    const more = new Set([...kept, at]);
    if (itemsOf(points, more).length <= Math.max(5, room)) kept.add(at);
  }
  return itemsOf(points, kept);
}

function itemsOf(points: readonly ThreadPoint[], kept: ReadonlySet<number>): ThreadItem[] {
  const items: ThreadItem[] = [];
  let run: ThreadPoint[] = [];
  const endRun = () => {
    const [first] = run;
    if (first) items.push(run.length === 1 ? first : { key: `fold-${first.key}`, points: run });
    run = [];
  };
  for (const [index, point] of points.entries()) {
    if (kept.has(index)) {
      endRun();
      items.push(point);
    } else run.push(point);
  }
  endRun();
  return items;
}
