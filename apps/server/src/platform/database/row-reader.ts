import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The name under which the rules of the rows know the program itself: jobs, the desk, guests, changes.
 * Whoever reads as a person sees his own rows only, whatever the query says (decision 036).
 */
export const systemReader = 'system';

/** The setting of the database that the rules of the rows read. */
export const readerSetting = 'novosel.reader';

const readers = new AsyncLocalStorage<string>();

/**
 * Everything that `act` asks the database is asked in the name of these people; also a query that it only
 * returns, which is sent when it is awaited.
 */
export function readAs<Result>(
  people: readonly number[],
  act: () => PromiseLike<Result> | Result,
): Promise<Result> {
  return readers.run(people.join(','), async () => await act());
}

/** In whose name the database is asked now; undefined: the program’s. */
export const presentReader = (): string | undefined => readers.getStore();
