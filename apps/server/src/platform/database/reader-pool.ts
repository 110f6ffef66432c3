import pg from 'pg';
import { presentReader, readerSetting } from './row-reader.ts';

/**
 * Prepared once on each connection. The setting ends with its transaction, so it never affects the next one.
 */
const naming = { name: 'name_reader', text: `select set_config('${readerSetting}', $1, true)` };

/** Transaction control reads no rows, and an isolation level must be set before the first query. */
const controls = /^(begin|commit|rollback|savepoint|release) ?/i;

interface Wire {
  bind(what: { statement: string; values: string[] }): void;
  execute(what: object): void;
}

/** Members of the driver’s query that its types lack. */
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
 * A query that first sets its reader. Both are sent in one write and form one transaction: the second never
 * runs without the first.
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

/** A pool whose queries, also those in transactions, run in the name of the present reader. */
export class ReaderPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, onConnect: (client) => client.query(naming, ['']) });
  }

  // The driver has a dozen signatures; the arguments are passed on unchanged.
  override query = ((ask: Ask, values?: unknown[] | Done, done?: Done): unknown => {
    if (typeof values === 'function') return this.query(ask as never, undefined as never, values as never);
    const reader = presentReader();
    const asked = reader === undefined ? ask : new ReaderQuery(reader, ask, values);
    return super.query(asked as never, (reader === undefined ? values : undefined) as never, done as never);
  }) as pg.Pool['query'];

  /**
   * With a callback, as the driver itself takes a connection for a query, it returns the plain connection.
   */
  override connect = ((taken?: Parameters<pg.Pool['connect']>[0]) => {
    const reader = presentReader();
    if (taken) return super.connect(taken);
    return reader === undefined
      ? super.connect()
      : super.connect().then((client) => inNameOf(reader, client));
  }) as pg.Pool['connect'];
}

/** A connection for a transaction of a reader. */
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
