import { foreignId } from '../../../platform/columns.ts';
import { jsonb, pgTable } from '../../../platform/database/drizzle-tables.ts';
import { complexes } from '../catalogue.tables.ts';

/** The site plan of a complex (packages/contract catalogue/drawn/site-map.ts). */
export const siteMaps = pgTable('site_maps', {
  complexId: foreignId('complex_id', () => complexes.id).primaryKey(),
  data: jsonb('data').notNull(),
});
