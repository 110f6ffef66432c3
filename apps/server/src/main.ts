import { setTimeout as wait } from 'node:timers/promises';
import { buildDoors, type Doors } from './app.ts';
import { compose } from './compose.ts';
import { ConfigError, readConfig } from './config.ts';
import { authenticator, liveSessions } from './domains/identity/public.ts';
import { attendSockets, startWork } from './domains.ts';
import { migrate } from './migrate.ts';
import { DatabaseRefusal } from './platform/database/database-refusal.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres/embedded-postgres-errors.ts';
import { allowedOrigins } from './platform/http/origin.ts';
import { openLog } from './platform/logs/log.ts';
import { plainError } from './platform/logs/plain-log.ts';
import type { SocketServer } from './platform/sockets/socket-server.ts';
import { provideDatabase } from './provide-database.ts';

/** Runs in reverse order when the program stops. */
type Undo = () => Promise<void>;

async function start(): Promise<void> {
  const config = readConfig();
  const log = openLog(config.logLevel);
  const undo: Undo[] = [];
  const started = Promise.withResolvers<void>();
  stopOnSignals(undo, started.promise);
  try {
    const database = await provideDatabase(config, log);
    undo.push(() => database.stop());
    await migrate(database.owner, database.app);
    const context = await compose(config, database.app, log);
    undo.push(() => context.close());
    if (config.demo) {
      const { seedDemo } = await import('./demo/seed.ts');
      await seedDemo(context);
    }
    const doors = await buildDoors(context);
    if (config.roles.has('web')) await listen(doors.cabinet, config.port, 'PORT', config.host);
    if (config.roles.has('office')) await listen(doors.office, config.officePort, 'OFFICE_PORT', config.host);
    let sockets: SocketServer | undefined;
    undo.push(() => stopServing(doors, sockets));
    // Jobs can wait in the database, but callers cannot: the web server starts first.
    if (config.roles.has('jobs')) await startWork(context);
    const { openSockets } = await import('./platform/sockets/socket-server.ts');
    sockets = await openSockets({
      doors: [
        { name: 'cabinet', app: doors.cabinet, origins: allowedOrigins(config.publicUrl) },
        { name: 'office', app: doors.office, origins: allowedOrigins(config.officeUrl) },
      ],
      authenticate: authenticator(context).authenticate,
      liveSessions: liveSessions(context),
      attend: attendSockets(context),
      pool: context.pool,
      log,
    });
    log.info({ cabinet: config.publicUrl, office: config.officeUrl }, 'ready');
    started.resolve();
  } catch (error) {
    started.resolve();
    await undoAll(undo);
    throw error;
  }
}

async function listen(
  app: { listen(options: { port: number; host: string }): Promise<string> },
  port: number,
  setting: string,
  host: string,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Порт ${port} занят другой программой: освободите его или задайте другой в ${setting}.`,
    );
  }
}

/** Finishes running requests. Browsers keep connections open, which would delay the stop by a minute. */
async function stopServing({ cabinet, office }: Doors, sockets: SocketServer | undefined): Promise<void> {
  const left = setInterval(() => {
    for (const door of [cabinet, office]) door.server.closeIdleConnections();
  }, 50);
  await Promise.all([sockets?.close(), cabinet.close(), office.close()]).finally(() => clearInterval(left));
}

async function undoAll(undo: Undo[]): Promise<void> {
  for (const step of undo.splice(0).reverse())
    await step().catch((error: unknown) => console.error(plainError(error)));
}

/**
 * Milliseconds to wait for the start before stopping: what begins after the stop would never be closed. A
 * longer start, such as the demo's first, is aborted.
 */
const startMs = 3000;

function stopOnSignals(undo: Undo[], started: Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    /** A request that hangs must not prevent a clean stop of the database. */
    setTimeout(() => process.exit(1), 10_000).unref();
    Promise.race([started, wait(startMs)])
      .then(() => undoAll(undo))
      .then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Node's own handler would print the whole error, including values of a query (promise 52). */
process.on('uncaughtException', (error) => {
  console.error(plainError(error));
  process.exit(1);
});

start().catch((error: unknown) => {
  const forPeople = [ConfigError, DatabaseRefusal, EmbeddedPostgresError].some(
    (kind) => error instanceof kind,
  );
  console.error(forPeople ? (error as Error).message : plainError(error));
  process.exit(1);
});
