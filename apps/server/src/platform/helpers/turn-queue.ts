/** Work that waits; people take turns, so that one who brings much does not keep the others waiting. */
export interface TurnQueue<Item> {
  readonly length: number;
  /** How much of a person waits. */
  waitingOf(turn: string): number;
  push(item: Item): void;
  /** Puts back what was taken, before everything. */
  putBack(item: Item): void;
  take(): Item | undefined;
  takeAll(): Item[];
}

const mostRemembered = 1000;

/** The one whose work was begun longest ago, or not yet, comes first; of one person, what came first. */
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
      // Forgetting all at once costs a turn, and nothing grows.
      if (begun.size >= mostRemembered) begun.clear();
      last += 1;
      begun.set(turnOf(next), last);
      return next;
    },
    takeAll: () => [...back.splice(0), ...waiting.splice(0)],
  };
}
