import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The reader name of the program itself in row-level security: jobs, the desk, guests, changes. A query in a
 * person's name sees only his own rows, whatever the query says (decision 036).
 */
export const systemReader = 'system';

/** The database setting that row-level security reads. */
export const readerSetting = 'novosel.reader';

const readers = new AsyncLocalStorage<string>();

/**
 * Runs all queries of `act` in the name of these people, also a query that `act` only returns and that is
 * sent when awaited.
 */
export function readAs<Result>(
  people: readonly number[],
  act: () => PromiseLike<Result> | Result,
): Promise<Result> {
  return readers.run(people.join(','), async () => await act());
}

/** The present reader; undefined: the program. */
export const presentReader = (): string | undefined => readers.getStore();
