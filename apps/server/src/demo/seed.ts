import type { Context } from '../context.ts';
import { siteGrounds } from '../domains/catalogue/generator/site-grounds.ts';
import { addSiteMaps } from '../domains/catalogue/houses/site-map.repo.ts';
import { seedBookings } from './bookings.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedDeals } from './deals.ts';
import { seedDiscounts } from './discounts.ts';
import { seedOffices } from './offices.ts';
import { seedPeople } from './people.ts';
import { registerTotp } from './register-totp.ts';
import { orderDemoCertificates } from './signing/certificates.ts';
import { seedSiteNews } from './site-news/seed-site-news.ts';
import { seedSites } from './sites.ts';

/**
 * Fills an empty database for the demo's first day; does nothing if there are data. Nodes that start together
 * do this one after another.
 */
export async function seedDemo(context: Context): Promise<void> {
  const turn = await context.pool.connect();
  try {
    await turn.query('set statement_timeout = 0');
    await turn.query(`select pg_advisory_lock(hashtext('novosel.demo'))`);
    await seedCatalogue(context);
    await addSiteMaps(context.db, siteGrounds);
    await seedPeople(context);
    await seedOffices(context);
    await seedSites(context);
    await seedSiteNews(context);
    await seedBookings(context);
    await seedDeals(context);
    await seedDiscounts(context);
  } finally {
    // Closing the connection releases the lock.
    turn.release(true);
  }
  registerTotp(context);
  orderDemoCertificates(context);
}
