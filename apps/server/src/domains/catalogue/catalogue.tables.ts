import type { HousePapers } from '@novosel/contract/contracts/house-papers.ts';
import { foreignId, kopecks, moment } from '../../platform/columns.ts';
import { type SQL, sql } from '../../platform/database/drizzle.ts';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

export const complexes = pgTable('complexes', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  district: text('district').notNull(),
  address: text('address').notNull(),
  description: text('description').notNull(),
});

export const buildings = pgTable(
  'buildings',
  {
    id: integer('id').primaryKey(),
    complexId: foreignId('complex_id', () => complexes.id),
    number: text('number').notNull(),
    address: text('address').notNull(),
    floors: integer('floors').notNull(),
    builtFloors: integer('built_floors').notNull(),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    /** When the import that had created it was undone: its promises and prices stay, so it is not deleted. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    uniqueIndex('buildings_number').on(t.complexId, sql`lower(${t.number})`).where(sql`removed_at is null`),
  ],
);

/** What contracts say of a building and the catalogue shows nowhere else. */
export const buildingPapers = pgTable('building_papers', {
  buildingId: foreignId('building_id', () => buildings.id).primaryKey(),
  data: jsonb('data').$type<HousePapers>().notNull(),
});

/** Every quarter ever promised; rows are added, never overwritten. */
export const handoverPromises = pgTable(
  'handover_promises',
  {
    buildingId: foreignId('building_id', () => buildings.id),
    promisedOn: date('promised_on', { mode: 'string' }).notNull(),
    year: integer('year').notNull(),
    quarter: integer('quarter').notNull(),
  },
  (t) => [primaryKey({ columns: [t.buildingId, t.promisedOn] })],
);

export const sections = pgTable('sections', {
  id: integer('id').primaryKey(),
  buildingId: foreignId('building_id', () => buildings.id),
  number: integer('number').notNull(),
  floors: integer('floors').notNull(),
});

/** Rooms (packages/contract catalogue/drawn/plan.ts). */
export const plans = pgTable('plans', { id: integer('id').primaryKey(), data: jsonb('data').notNull() });

/**
 * The map of a floor (packages/contract catalogue/drawn/floor-layout.ts); for a building created by an
 * import, only its places.
 */
export const floorLayouts = pgTable('floor_layouts', {
  id: integer('id').primaryKey(),
  sectionId: foreignId('section_id', () => sections.id),
  data: jsonb('data').notNull(),
});

export const estates = pgTable(
  'estates',
  {
    id: integer('id').primaryKey(),
    buildingId: foreignId('building_id', () => buildings.id),
    sectionId: foreignId('section_id', () => sections.id),
    complexId: foreignId('complex_id', () => complexes.id),
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
    planId: foreignId('plan_id', () => plans.id),
    floorLayoutId: foreignId('floor_layout_id', () => floorLayouts.id),
    slot: integer('slot').notNull(),
    /** Axes and rows on the plan of its floor, for the contract; null: nobody has entered them. */
    axes: text('axes'),
    priceFull: kopecks('price_full').notNull(),
    priceBase: kopecks('price_base').notNull(),
    priceMortgage: kopecks('price_mortgage'),
    /** Rulings, «Estate codes»; 3 is for sale. */
    status: integer('status').notNull(),
    /**
     * Copied to the estate, so that one index answers a search: the promised quarter as year × 10 + quarter…
     */
    handoverKey: integer('handover_key').notNull(),
    /** …and the number of floors of its section. */
    sectionFloors: integer('section_floors').notNull(),
    /**
     * Rooms where they are counted, −1 elsewhere: the most frequent filter of homes is the first column of
     * every index.
     */
    roomsKey: integer('rooms_key')
      .notNull()
      .generatedAlwaysAs(sql`case when kind in (1, 15) then coalesce(rooms, -1) else -1 end`),
    /** When its sale began. */
    listedAt: moment('listed_at').notNull(),
  },
  (t) => [
    ...saleOrders(t),
    index('estates_sale_complex').on(t.complexId, t.kind, t.priceFull, t.id).where(sql`status = 3`),
    index('estates_building').on(t.buildingId, t.sectionId, t.floor),
    index('estates_floor').on(t.sectionId, t.floor),
  ],
);

/**
 * One index for each order of the list, so that a page costs the same among thousands and millions. Columns
 * of range filters follow the sort key: rows out of range are skipped within the index, without reading the
 * table.
 */
function saleOrders(
  t: Record<'kind' | 'roomsKey' | 'areaTotal' | 'floor' | 'handoverKey' | 'listedAt' | 'id', AnyPgColumn>,
) {
  const full = sql`price_full`;
  const base = sql`price_base`;
  const mortgage = sql`(coalesce(price_mortgage, price_full))`;
  const ranges = [full, base, mortgage, t.areaTotal, t.floor, t.handoverKey];
  const order = (name: string, key: SQL | AnyPgColumn) =>
    index(`estates_sale_${name}`)
      .on(t.kind, t.roomsKey, key, t.id, ...ranges.filter((range) => range !== key))
      .where(sql`status = 3`);
  return [
    order('full', full),
    order('base', base),
    order('mortgage', mortgage),
    order('full_metre', sql`(price_full * 100 / area_total)`),
    order('base_metre', sql`(price_base * 100 / area_total)`),
    order('mortgage_metre', sql`(coalesce(price_mortgage, price_full) * 100 / area_total)`),
    order('area', t.areaTotal),
    order('floor', t.floor),
    order('handover', t.handoverKey),
    order('listed', t.listedAt),
  ];
}

/**
 * Who keeps an estate from others, since when and until when: a booking, or its deal. The unique index
 * enforces «one estate, one holder» (truth 1).
 */
export const estateClaims = pgTable(
  'estate_claims',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    estateId: foreignId('estate_id', () => estates.id),
    /** References to later domains, which never delete these rows. */
    bookingId: uuid('booking_id'),
    dealId: uuid('deal_id'),
    since: moment('since').notNull(),
    /** Null: it keeps the estate now. */
    until: moment('until'),
  },
  (t) => [
    uniqueIndex('estate_claims_one').on(t.estateId).where(sql`until is null`),
    check('estate_claims_claimant', sql`num_nonnulls(${t.bookingId}, ${t.dealId}) = 1`),
  ],
);

export const priceHistory = pgTable(
  'price_history',
  {
    estateId: foreignId('estate_id', () => estates.id),
    form: text('form').notNull(),
    validFrom: moment('valid_from').notNull(),
    kopecks: kopecks('kopecks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.estateId, t.form, t.validFrom] })],
);

/**
 * A person's tie to an estate (S3-39…42): favourite, viewed, in comparison. Deals are counted from the deals.
 */
export const flatItems = pgTable(
  'flat_items',
  {
    userId: foreignId('user_id', () => users.id),
    estateId: foreignId('estate_id', () => estates.id),
    category: text('category').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.category, t.estateId] }),
    index('flat_items_cart').on(t.estateId).where(sql`category = 'cart'`),
  ],
);
