import pg from 'pg';
import { presentReader, readerSetting } from './row-reader.ts';

/**
 * Prepared once on each connection. The setting ends with its transaction, so it never waits for the next one
 * there.
 */
const naming = { name: 'name_reader', text: `select set_config('${readerSetting}', $1, true)` };

/**
 * What opens and ends a transaction is not a question about rows, and an isolation is set before the first of
 * them.
 */
const controls = /^(begin|commit|rollback|savepoint|release) ?/i;

interface Wire {
  bind(what: { statement: string; values: string[] }): void;
  execute(what: object): void;
}

/** What the driver’s query has and its types leave out. */
interface InnerQuery {
  requiresPreparation(): boolean;
  prepare(wire: Wire): void;
  handleDataRow(row: unknown): void;
  handleCommandComplete(done: unknown, wire: Wire): void;
}
type Ask = string | pg.QueryConfig;
type Done = (error: Error | undefined, result: pg.QueryResult) => void;

const Query = pg.Query as unknown as new (
  ask: Ask,
  values?: unknown[],
  done?: Done,
) => pg.Submittable & InnerQuery;

/**
 * A query that names its reader first. Both leave in one write and are one transaction: the second never runs
 * without the first.
 */
class ReaderQuery extends Query {
  readonly reader: string;
  #named = false;

  constructor(reader: string, ask: Ask, values?: unknown[], done?: Done) {
    super(ask, values, done);
    this.reader = reader;
  }

  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(wire: Wire): void {
    wire.bind({ statement: naming.name, values: [this.reader] });
    wire.execute({});
    super.prepare(wire);
  }

  override handleDataRow(row: unknown): void {
    if (this.#named) super.handleDataRow(row);
  }

  override handleCommandComplete(done: unknown, wire: Wire): void {
    if (this.#named) super.handleCommandComplete(done, wire);
    this.#named = true;
  }
}

/** A pool whose queries are asked in the name of whoever reads now, those of a transaction too. */
export class ReaderPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, onConnect: (client) => client.query(naming, ['']) });
  }

  // The driver has a dozen signatures; what it is called with goes on as it came.
  override query = ((ask: Ask, values?: unknown[] | Done, done?: Done): unknown => {
    if (typeof values === 'function') return this.query(ask as never, undefined as never, values as never);
    const reader = presentReader();
    const asked = reader === undefined ? ask : new ReaderQuery(reader, ask, values);
    return super.query(asked as never, (reader === undefined ? values : undefined) as never, done as never);
  }) as pg.Pool['query'];

  /**
   * With a function, as the driver itself takes a connection for one query, it is the connection as it is.
   */
  override connect = ((taken?: Parameters<pg.Pool['connect']>[0]) => {
    const reader = presentReader();
    if (taken) return super.connect(taken);
    return reader === undefined
      ? super.connect()
      : super.connect().then((client) => inNameOf(reader, client));
  }) as pg.Pool['connect'];
}

/** A connection lent for a transaction of a reader. */
function inNameOf(reader: string, client: pg.PoolClient): pg.PoolClient {
  const query = (ask: Ask, values?: unknown[]) =>
    controls.test(typeof ask === 'string' ? ask : ask.text)
      ? client.query(ask, values)
      : new Promise<pg.QueryResult>((resolve, reject) => {
          client.query(
            new ReaderQuery(reader, ask, values, (error, result) =>
              error ? reject(error) : resolve(result),
            ),
          );
        });
  return { query, release: (error?: Error | boolean) => client.release(error) } as pg.PoolClient;
}
