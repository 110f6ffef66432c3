import { join } from 'node:path';
import { buildDoors } from './app.ts';
import { compose } from './compose.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { authenticator } from './domains/identity/public.ts';
import { startWork } from './domains.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres-errors.ts';
import { allowedOrigins } from './platform/http/origin.ts';
import { openLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { openSockets } from './platform/socket-server.ts';

/** Undone in the reverse order when the program stops. */
type Undo = () => Promise<void>;

async function start(): Promise<void> {
  const config = readConfig();
  const log = openLog(config.logLevel);
  const undo: Undo[] = [];
  stopOnSignals(undo);
  try {
    const databaseUrl = await databaseOf(config, log, undo);
    await migrate(databaseUrl);
    const context = await compose(config, databaseUrl, log);
    undo.push(() => context.close());
    if (config.demo) {
      const { seedDemo } = await import('./demo/seed.ts');
      await seedDemo(context);
    }
    const doors = await buildDoors(context);
    if (config.roles.has('jobs')) await startWork(context);
    if (config.roles.has('web')) await listen(doors.cabinet, config.port, 'PORT', config.host);
    if (config.roles.has('office')) await listen(doors.office, config.officePort, 'OFFICE_PORT', config.host);
    undo.push(async () => {
      await Promise.all([doors.cabinet.close(), doors.office.close()]);
    });
    const sockets = await openSockets({
      doors: [
        { name: 'cabinet', app: doors.cabinet, origins: allowedOrigins(config.publicUrl) },
        { name: 'office', app: doors.office, origins: allowedOrigins(config.officeUrl) },
      ],
      authenticate: authenticator(context),
      pool: context.pool,
      log,
    });
    undo.push(() => sockets.close());
    log.info({ cabinet: config.publicUrl, office: config.officeUrl }, 'ready');
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

async function databaseOf(config: Config, log: ReturnType<typeof openLog>, undo: Undo[]): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const embedded = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'db'), log });
  undo.push(() => embedded.stop());
  return embedded.url;
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

async function undoAll(undo: Undo[]): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step().catch((error: unknown) => console.error(error));
}

function stopOnSignals(undo: Undo[]): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    /** A request that hangs must not keep the database from being stopped well. */
    setTimeout(() => process.exit(1), 10_000).unref();
    undoAll(undo).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

start().catch((error: unknown) => {
  const forPeople = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  console.error(forPeople ? error.message : error);
  process.exit(1);
});
