import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { complexes } from '../catalogue.tables.ts';

/** How a complex stands on its ground (packages/contract catalogue/site-map.ts). */
export const siteMaps = pgTable('site_maps', {
  complexId: integer('complex_id')
    .primaryKey()
    .references(() => complexes.id),
  data: jsonb('data').notNull(),
});
