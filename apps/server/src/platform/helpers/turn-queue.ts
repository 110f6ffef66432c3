/** A queue in which people alternate, so that one with much work does not delay the others. */
export interface TurnQueue<Item> {
  readonly length: number;
  /** Number of a person's waiting items. */
  waitingOf(turn: string): number;
  push(item: Item): void;
  /** Returns a taken item to the front. */
  putBack(item: Item): void;
  take(): Item | undefined;
  takeAll(): Item[];
}

const mostRemembered = 1000;

/**
 * The next item is of the person whose last item was started longest ago, or never; within a person, the
 * oldest item.
 */
export function turnQueue<Item>(turnOf: (item: Item) => string): TurnQueue<Item> {
  const back: Item[] = [];
  const waiting: Item[] = [];
  const begun = new Map<string, number>();
  let last = 0;
  const lastOf = (item: Item) => begun.get(turnOf(item)) ?? 0;
  return {
    get length() {
      return back.length + waiting.length;
    },
    waitingOf: (turn) => waiting.filter((item) => turnOf(item) === turn).length,
    push: (item) => void waiting.push(item),
    putBack: (item) => void back.unshift(item),
    take() {
      const again = back.shift();
      if (again !== undefined) return again;
      const [first, ...others] = waiting;
      if (first === undefined) return undefined;
      const next = others.reduce((best, item) => (lastOf(item) < lastOf(best) ? item : best), first);
      waiting.splice(waiting.indexOf(next), 1);
      // Clearing everything only costs one wrong turn, and bounds the memory.
      if (begun.size >= mostRemembered) begun.clear();
      last += 1;
      begun.set(turnOf(next), last);
      return next;
    },
    takeAll: () => [...back.splice(0), ...waiting.splice(0)],
  };
}
