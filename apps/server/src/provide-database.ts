import { join } from 'node:path';
import type { Config } from './config.ts';
import { type DatabaseUrls, steppingDown } from './platform/database/app-login.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import type { Log } from './platform/logs/log.ts';

/** The database of the settings, or an embedded one that runs until `stop`. */
export async function provideDatabase(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  log: Log,
): Promise<DatabaseUrls & { stop(): Promise<void> }> {
  if (database)
    return {
      owner: database.url,
      app: database.appUrl ?? steppingDown(database.url),
      stop: async () => undefined,
    };
  const { url, appUrl, stop } = await startEmbeddedPostgres({ dataDir: join(dataDir, 'db'), log });
  return { owner: url, app: appUrl, stop };
}
