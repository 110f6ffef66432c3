import type { Log } from '../logs/log.ts';

/**
 * Does each in turn. One that fails is logged and leaves the others alone: a sweep comes to it again, and a
 * single spoilt row must not keep everything behind it from being done.
 */
export async function eachAlone<Item>(
  log: Log,
  what: string,
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      log.error({ err: error, item: String(item) }, what);
    }
  }
}
