import { compose } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { seedCatalogue } from '../../src/demo/catalogue.ts';
import { seedPeople } from '../../src/demo/people.ts';
import { seedSites } from '../../src/demo/sites.ts';
import { openLog } from '../../src/platform/logs/log.ts';
import { testSettings } from './cluster.ts';

/** Fills a migrated database with the demo's catalogue and people, as the program itself would. */
export async function furnish(url: string, dataDir: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, ...testSettings });
  const context = await compose(config, url, openLog(config.logLevel));
  try {
    await seedCatalogue(context);
    await seedPeople(context);
    await seedSites(context);
  } finally {
    await context.close();
  }
}
