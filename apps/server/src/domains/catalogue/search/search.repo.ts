import { hasRooms } from '@novosel/contract/catalogue/choosing/filter.ts';
import { directions, estateKinds, viewCodes } from '@novosel/contract/catalogue/codes.ts';
import { type EstateKind, estateStatuses, type PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { type SQL, sql } from '../../../platform/database/drizzle.ts';
import { estateColumns, estateSources, rowsOf } from '../catalogue.repo.ts';
import type { EstateOrder, Place } from './estate-order.ts';
import type { EstateRow } from './estate-row.ts';

/** Filters in the units of the tables: kopecks, hundredths of m², `handoverKey`. */
export interface Wanted {
  readonly kind?: keyof typeof estateKinds | undefined;
  readonly complex?: number | undefined;
  readonly building?: number | undefined;
  readonly form: PaymentForm;
  readonly price: Range;
  readonly area: Range;
  readonly floor: Range;
  readonly notFirst: boolean;
  readonly notLast: boolean;
  readonly rooms?: readonly number[] | undefined;
  readonly finishing?: readonly string[] | undefined;
  readonly side?: readonly string[] | undefined;
  readonly view?: readonly string[] | undefined;
  readonly handover?: number | undefined;
}

interface Range {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Most candidates that are examined for a count; beyond that the count is a lower bound. */
const examinedAtMost = 1500;

/** Spelt as in the indexes of `estates`, so that PostgreSQL uses them. */
const priceOf: Readonly<Record<PaymentForm, SQL>> = {
  full: sql`e.price_full`,
  installment: sql`e.price_base`,
  mortgage: sql`coalesce(e.price_mortgage, e.price_full)`,
};

function keyOf({ column, form }: EstateOrder): SQL {
  if (column === 'price') return priceOf[form];
  if (column === 'metre') return sql`(${priceOf[form]} * 100 / e.area_total)`;
  return {
    area: sql`e.area_total`,
    floor: sql`e.floor`,
    handover: sql`e.handover_key`,
    listed: sql`e.listed_at`,
  }[column];
}

const within = (column: SQL, { from, to }: Range): SQL[] => [
  ...(from === undefined ? [] : [sql`${column} >= ${from}`]),
  ...(to === undefined ? [] : [sql`${column} <= ${to}`]),
];

const anyOf = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

// A literal: with a parameter PostgreSQL would not use the partial indexes.
const forSale = sql.raw(`e.status = ${estateStatuses.sale}`);

/**
 * Conditions that an index answers: for sale, of the kind, at the place, with the rooms, within the prices.
 */
function candidates(wanted: Wanted): SQL[] {
  return [
    forSale,
    ...(wanted.kind ? [sql`e.kind = ${estateKinds[wanted.kind]}`] : []),
    ...(wanted.complex === undefined ? [] : [sql`e.complex_id = ${wanted.complex}`]),
    ...(wanted.building === undefined ? [] : [sql`e.building_id = ${wanted.building}`]),
    ...within(priceOf[wanted.form], wanted.price),
  ];
}

/** Conditions that are checked on each candidate. */
const others = (wanted: Wanted): SQL[] => [
  ...within(sql`e.area_total`, wanted.area),
  ...within(sql`e.floor`, wanted.floor),
  ...(wanted.notFirst ? [sql`e.floor <> 1`] : []),
  ...(wanted.notLast ? [sql`e.floor < e.section_floors`] : []),
];

/** The filters whose options are counted one by one. */
function choices({ rooms, finishing, side, view, handover }: Wanted) {
  const always = sql`true`;
  return {
    rooms: rooms ? sql`e.rooms_key in (${anyOf(roomKeys(rooms))})` : always,
    finishing: finishing ? sql`e.finishing in (${anyOf(finishing)})` : always,
    side: side ? sql`e.view_sides && array[${anyOf(side)}]::text[]` : always,
    view: view ? sql`e.view_sides && array[${anyOf(view)}]::text[]` : always,
    handover: handover === undefined ? always : sql`e.handover_key <= ${handover}`,
  };
}

const roomless = sql`e.kind in (${anyOf(
  (Object.keys(estateKinds) as EstateKind[])
    .filter((kind) => !hasRooms(kind))
    .map((kind) => estateKinds[kind]),
)})`;

const mostRooms = 9;

/** Four means four and more. */
function roomKeys(rooms: readonly number[]): number[] {
  return rooms.flatMap((count) =>
    count === 4 ? Array.from({ length: mostRooms - 3 }, (_, more) => 4 + more) : count,
  );
}

const every = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` and `);
const all = (wanted: Wanted): SQL =>
  every([...candidates(wanted), ...others(wanted), ...Object.values(choices(wanted))]);

/** A row of the list with its sort value as text. */
export type FoundRow = EstateRow & { readonly sort_key: string };

interface PageAsked {
  readonly after: Place | undefined;
  readonly limit: number;
  readonly reader: number | undefined;
}

/** One page of estates for sale, with keyset pagination. */
export function findEstates(
  db: Executor,
  wanted: Wanted,
  order: EstateOrder,
  asked: PageAsked,
): Promise<FoundRow[]> {
  const direction = order.descending ? sql`desc` : sql`asc`;
  const placed = wanted.complex !== undefined || wanted.building !== undefined;
  const found = placed ? pageOfPlace(wanted, order, asked) : pageOfGroups(wanted, order, asked);
  const full = sql`(select e.*, f.sort_key from (${found}) f join estates e on e.id = f.id)`;
  return rowsOf<FoundRow>(
    db,
    sql`select ${estateColumns(asked.reader)}, e.sort_key::text as sort_key from ${estateSources(full)}
        order by e.sort_key ${direction}, e.id ${direction}`,
  );
}

/** Within a complex or a building all matches are sorted: there are never many. */
function pageOfPlace(wanted: Wanted, order: EstateOrder, { after, limit }: PageAsked): SQL {
  const { key, direction, onward } = spelt(order, after);
  return sql`with own as materialized (select e.id, ${key} as sort_key from estates e where ${all(wanted)} ${onward})
             select id, sort_key from own order by sort_key ${direction}, id ${direction} limit ${limit}`;
}

/**
 * Everywhere: the index gives a page for each kind and number of rooms, and the best rows of them form the
 * page. Groups without rows in a range are skipped.
 */
function pageOfGroups(wanted: Wanted, order: EstateOrder, { after, limit }: PageAsked): SQL {
  const { key, direction, onward } = spelt(order, after);
  const { handover } = wanted;
  const ranges = [
    within(priceOf[wanted.form], wanted.price),
    within(sql`e.area_total`, wanted.area),
    within(sql`e.floor`, wanted.floor),
    handover === undefined ? [] : [sql`e.handover_key <= ${handover}`],
  ].filter((range) => range.length > 0);
  const ofGroup = sql`${forSale} and e.kind = g.kind and e.rooms_key = g.rooms`;
  const has = ranges.map((range) => sql`exists (select from estates e where ${every([ofGroup, ...range])})`);
  return sql`
    with groups as materialized (
      select g.kind, g.rooms from (values ${groupsOf(wanted)}) g(kind, rooms) where ${every([sql`true`, ...has])})
    select e.id, e.sort_key from groups g cross join lateral (
      select e.id, ${key} as sort_key from estates e where ${ofGroup} and ${all(wanted)} ${onward}
      order by ${key} ${direction}, e.id ${direction} limit ${limit}) e
    order by e.sort_key ${direction}, e.id ${direction} limit ${limit}`;
}

function groupsOf({ kind, rooms }: Wanted): SQL {
  const kinds = kind ? [estateKinds[kind]] : Object.values(estateKinds);
  const counted = rooms ? roomKeys(rooms) : Array.from({ length: mostRooms + 2 }, (_, key) => key - 1);
  const pairs = kinds.flatMap((id) => {
    if (id === estateKinds.flat || id === estateKinds.apartment)
      return counted.map((key) => `(${id}, ${key})`);
    return rooms ? [] : [`(${id}, -1)`];
  });
  return sql.raw(pairs.join(', ') || '(null::int, null::int)');
}

function spelt(order: EstateOrder, after: Place | undefined) {
  const key = keyOf(order);
  const sign = order.descending ? sql`<` : sql`>`;
  return {
    key,
    direction: order.descending ? sql`desc` : sql`asc`,
    onward: after ? sql`and (${key}, e.id) ${sign} (${after.value}, ${after.id})` : sql``,
  };
}

/** The candidates to examine, in the order of an index, so that no rows are skipped on the way. */
function examined(wanted: Wanted, where: readonly SQL[], besides = sql``): SQL {
  const placed = wanted.complex !== undefined || wanted.building !== undefined;
  const order = placed ? sql`` : sql`order by e.kind, e.rooms_key, ${priceOf[wanted.form]}`;
  return sql`select e.kind, e.complex_id, e.building_id, e.rooms_key, e.area_total, e.floor, e.section_floors, e.finishing,
                    e.view_sides, e.handover_key ${besides}
             from estates e where ${every(where)} ${order} limit ${examinedAtMost + 1}`;
}

interface Counted {
  readonly count: number;
  /** Number of them up to and including the cursor's row. */
  readonly behind: number;
  readonly exact: boolean;
}

/** Number of matches among the examined candidates; `exact` when these were all. */
export async function countFound(
  db: Executor,
  wanted: Wanted,
  at?: { readonly order: EstateOrder; readonly after: Place },
): Promise<Counted> {
  const { rooms, ...rest } = choices(wanted);
  const found = every([sql`true`, ...others(wanted), ...Object.values(rest)]);
  const place = at && spelt(at.order, at.after);
  const behind = place ? sql`count(*) filter (where ${found} and e.behind)::int` : sql`0`;
  const besides = place && sql`, not (true ${place.onward}) as behind`;
  const [counted] = await rowsOf<{ count: number; behind: number; examined: number }>(
    db,
    sql`select count(*) filter (where ${found})::int as count, ${behind} as behind, count(*)::int as examined
        from (${examined(wanted, [...candidates(wanted), rooms], besides)}) e`,
  );
  const { count = 0, behind: passed = 0, examined: looked = 0 } = counted ?? {};
  return { count, behind: passed, exact: looked <= examinedAtMost };
}

export interface FacetRow {
  readonly facet: string;
  readonly value: string;
  readonly count: number;
}

/** Number of matches by kind, complex or building; undefined when there are too many to count. */
export async function countPlaces(
  db: Executor,
  wanted: Wanted,
  column: 'kind' | 'complex_id' | 'building_id',
): Promise<readonly Omit<FacetRow, 'facet'>[] | undefined> {
  const { rooms, ...rest } = choices(wanted);
  const homes = examined(wanted, [...candidates(wanted), rooms]);
  // A change to a kind without rooms removes the choice of rooms.
  const looked =
    column === 'kind' && wanted.rooms
      ? sql`(${homes}) union all (${examined(wanted, [...candidates(wanted), roomless])})`
      : homes;
  const value = sql.raw(`e.${column}`);
  const found = await rowsOf<{ value: string; count: number; examined: number }>(
    db,
    sql`select ${value}::text as value, count(*)::int as examined,
               count(*) filter (where ${every([sql`true`, ...others(wanted), ...Object.values(rest)])})::int as count
        from (${looked}) e
        group by ${value} order by ${value}`,
  );
  if (found.reduce((sum, { examined }) => sum + examined, 0) > examinedAtMost) return undefined;
  return found.filter(({ count }) => count > 0).map(({ value: shown, count }) => ({ value: shown, count }));
}

/** Number of matches for each option, in one query; undefined when there are too many to count. */
export async function countChoices(db: Executor, wanted: Wanted): Promise<readonly FacetRow[] | undefined> {
  const { rooms, finishing, side, view, handover } = choices(wanted);
  const sidesOnly = sql.raw(directions.map((one) => `'${one}'`).join(', '));
  const viewsOnly = sql.raw(viewCodes.map((one) => `'${one}'`).join(', '));
  const found = await rowsOf<FacetRow>(
    db,
    sql`with examined as materialized (
          select e.rooms_key, e.finishing, e.view_sides, e.handover_key, ${rooms} as by_rooms, ${finishing} as by_finishing,
                 ${side} as by_side, ${view} as by_view, ${handover} as by_handover,
                 ${every([sql`true`, ...others(wanted)])} as within
          from (${examined(wanted, candidates(wanted))}) e),
        base as (select * from examined where within)
        select 'all' as facet, '' as value, count(*)::int as count from examined
        union all
        select 'rooms', least(rooms_key, 4)::text, count(*)::int from base
          where rooms_key >= 0 and by_finishing and by_side and by_view and by_handover group by 2
        union all
        select 'finishing', finishing, count(*)::int from base
          where by_rooms and by_side and by_view and by_handover group by 2
        union all
        select 'handover', handover_key::text, count(*)::int from base
          where by_rooms and by_finishing and by_side and by_view group by 2
        union all
        select 'side', one, count(*)::int from base, unnest(view_sides) one
          where one in (${sidesOnly}) and by_rooms and by_finishing and by_view and by_handover group by 2
        union all
        select 'view', one, count(*)::int from base, unnest(view_sides) one
          where one in (${viewsOnly}) and by_rooms and by_finishing and by_side and by_handover group by 2
        order by 1, 2`,
  );
  const looked = found.find(({ facet }) => facet === 'all')?.count ?? 0;
  return looked > examinedAtMost ? undefined : found.filter(({ facet }) => facet !== 'all');
}
