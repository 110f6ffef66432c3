import type { Log } from '../logs/log.ts';

/**
 * Runs `act` for each item in turn. A failure is logged and does not stop the others: a sweep retries it, and
 * one bad row must not block everything after it.
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
