import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const kopecks = (name: string) => bigint(name, { mode: 'number' });

export const complexes = pgTable('complexes', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  district: text('district').notNull(),
  address: text('address').notNull(),
  description: text('description').notNull(),
});

export const buildings = pgTable('buildings', {
  id: integer('id').primaryKey(),
  complexId: integer('complex_id')
    .notNull()
    .references(() => complexes.id),
  number: text('number').notNull(),
  address: text('address').notNull(),
  floors: integer('floors').notNull(),
  builtFloors: integer('built_floors').notNull(),
  startedOn: date('started_on', { mode: 'string' }).notNull(),
});

/** Every quarter ever promised; rows are added, never overwritten. */
export const handoverPromises = pgTable(
  'handover_promises',
  {
    buildingId: integer('building_id')
      .notNull()
      .references(() => buildings.id),
    promisedOn: date('promised_on', { mode: 'string' }).notNull(),
    year: integer('year').notNull(),
    quarter: integer('quarter').notNull(),
  },
  (t) => [primaryKey({ columns: [t.buildingId, t.promisedOn] })],
);

export const sections = pgTable('sections', {
  id: integer('id').primaryKey(),
  buildingId: integer('building_id')
    .notNull()
    .references(() => buildings.id),
  number: integer('number').notNull(),
  floors: integer('floors').notNull(),
});

/** Room data (packages/contract catalogue/plan.ts). */
export const plans = pgTable('plans', { id: integer('id').primaryKey(), data: jsonb('data').notNull() });

/** Where things stand on a floor (packages/contract catalogue/floor-layout.ts). */
export const floorLayouts = pgTable('floor_layouts', {
  id: integer('id').primaryKey(),
  sectionId: integer('section_id')
    .notNull()
    .references(() => sections.id),
  data: jsonb('data').notNull(),
});

export const estates = pgTable(
  'estates',
  {
    id: integer('id').primaryKey(),
    buildingId: integer('building_id')
      .notNull()
      .references(() => buildings.id),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id),
    complexId: integer('complex_id')
      .notNull()
      .references(() => complexes.id),
    /** S3-70. */
    kind: integer('kind').notNull(),
    number: text('number').notNull(),
    floor: integer('floor').notNull(),
    rooms: integer('rooms'),
    /** Hundredths of a square metre. */
    areaTotal: integer('area_total').notNull(),
    areaLiving: integer('area_living'),
    areaKitchen: integer('area_kitchen'),
    finishing: text('finishing').notNull(),
    viewSides: text('view_sides').array().notNull(),
    ceilingMm: integer('ceiling_mm').notNull(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    floorLayoutId: integer('floor_layout_id')
      .notNull()
      .references(() => floorLayouts.id),
    slot: integer('slot').notNull(),
    priceFull: kopecks('price_full').notNull(),
    priceBase: kopecks('price_base').notNull(),
    priceMortgage: kopecks('price_mortgage'),
    /** Rulings, «Estate codes»; 3 is for sale. */
    status: integer('status').notNull(),
  },
  (t) => [
    index('estates_sale_price').on(t.kind, t.priceFull, t.id).where(sql`status = 3`),
    index('estates_sale_area').on(t.kind, t.areaTotal, t.id).where(sql`status = 3`),
    index('estates_floor').on(t.sectionId, t.floor),
  ],
);

export const priceHistory = pgTable(
  'price_history',
  {
    estateId: integer('estate_id')
      .notNull()
      .references(() => estates.id),
    form: text('form').notNull(),
    validFrom: at('valid_from').notNull(),
    kopecks: kopecks('kopecks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.estateId, t.form, t.validFrom] })],
);

/** A person's tie to an estate (S3-39…42): favourite, viewed, in comparison. Deals are counted from deals. */
export const flatItems = pgTable(
  'flat_items',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    estateId: integer('estate_id')
      .notNull()
      .references(() => estates.id),
    category: text('category').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.category, t.estateId] })],
);

/** Discounts of everybody (`userId` null) or of one person, with their term. */
export const discounts = pgTable(
  'discounts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id').references(() => users.id),
    complexId: integer('complex_id').references(() => complexes.id),
    code: text('code').notNull(),
    titleRu: text('title_ru').notNull(),
    titleEn: text('title_en').notNull(),
    basisPoints: integer('basis_points').notNull(),
    kopecks: kopecks('kopecks').notNull(),
    validFrom: at('valid_from').notNull(),
    validUntil: at('valid_until'),
  },
  (t) => [index('discounts_user').on(t.userId)],
);
