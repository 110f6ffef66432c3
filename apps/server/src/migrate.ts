import { domains, houseQueue } from './domains.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { outboxQueue } from './platform/jobs/outbox.ts';

/** Migrates a database to the present schema, as its owner. @throws {DatabaseRefusal} */
export function migrate(url: string, appUrl = url): Promise<void> {
  const queues = domains.flatMap(({ queues = [] }) => queues);
  return migrateDatabase(url, appUrl, [outboxQueue, houseQueue, ...queues]);
}
