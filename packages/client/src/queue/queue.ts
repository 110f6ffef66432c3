interface QueueParts<Item extends object> {
  /**
   * The next item; undefined when nothing waits. Read before each try, so the store behind it decides what
   * survives a reload.
   */
  readonly next: () => Item | undefined;
  /**
   * Tries one item. `next` must not return the item again once it was sent or finally refused.
   * @returns the pause in ms before the next try; undefined when the next item may go at once
   */
  readonly send: (item: Item) => Promise<number | undefined>;
  /** Wraps a pass over the queue, for example in a lock. */
  readonly within?: (pass: () => Promise<number | undefined>) => Promise<number | undefined>;
}

export interface Queue {
  /** Tries at once, unless a pass is under way. */
  readonly start: () => void;
  /** Tries at once; a try that is under way and fails is repeated without a pause. */
  readonly wake: () => void;
  /** Tries after so many ms. */
  readonly later: (ms: number) => void;
  /** Stops trying until the next `start`, `wake` or `later`; items stay in the queue. */
  readonly rest: () => void;
}

/** Sends one item after another, each until it was sent or finally refused. */
export const openQueue = <Item extends object>({
  next,
  send,
  within = (pass) => pass(),
}: QueueParts<Item>): Queue => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isHurried = false;
  const rest = () => clearTimeout(timer);
  const later = (ms?: number) => {
    rest();
    if (next()) timer = setTimeout(start, ms);
  };
  const pass = async () => {
    let pause: number | undefined;
    for (let item = next(); item && pause === undefined; item = next()) pause = await send(item);
    return pause;
  };
  const start = async () => {
    if (isBusy || !next()) return;
    rest();
    isBusy = true;
    const pause = await within(pass);
    isBusy = false;
    later(isHurried ? 0 : pause);
    isHurried = false;
  };
  const wake = () => {
    isHurried = isBusy;
    void start();
  };
  return { start, wake, later, rest };
};
