import { foreignId, moment } from '../../../platform/columns.ts';
import { date, index, integer, pgTable, text, uuid } from '../../../platform/database/drizzle-tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { buildings, complexes } from '../catalogue.tables.ts';

/** News of the building site: of one building, or of the whole complex. */
export const siteNews = pgTable(
  'site_news',
  {
    id: uuid('id').primaryKey(),
    complexId: foreignId('complex_id', () => complexes.id),
    buildingId: integer('building_id').references(() => buildings.id),
    happenedOn: date('happened_on', { mode: 'string' }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    staffId: foreignId('staff_id', () => users.id),
    createdAt: moment('created_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    index('site_news_all').on(t.happenedOn, t.id),
    index('site_news_complex').on(t.complexId, t.happenedOn, t.id),
  ],
);

/** A picture, first uploaded alone, then published with its news. */
export const sitePictures = pgTable(
  'site_pictures',
  {
    id: uuid('id').primaryKey(),
    newsId: uuid('news_id').references(() => siteNews.id),
    place: integer('place').notNull(),
    storageKey: text('storage_key').notNull(),
    mime: text('mime').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Description for people who cannot see it. */
    alt: text('alt').notNull().default(''),
    staffId: foreignId('staff_id', () => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('site_pictures_news').on(t.newsId, t.place)],
);
