import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import type {
  countEstates as countEndpoint,
  searchEstates as searchEndpoint,
} from '@novosel/contract/catalogue/endpoints.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { plansOf } from '../plans-of.ts';
import { cursorOf, estateOrder, readCursor } from './estate-order.ts';
import { toEstate } from './estate-row.ts';
import { countChoices, countFound, countPlaces, findEstates, type Wanted } from './search.repo.ts';

const pageSize = 24;
const hundred = 100;

/** One page of estates for sale by filters, with keyset pagination, and their plans. */
export async function searchEstates(
  db: Executor,
  query: QueryOf<typeof searchEndpoint>,
  reader: number | undefined,
): Promise<AnswerOf<typeof searchEndpoint>['data']> {
  const wanted = wantedOf(query);
  const order = estateOrder(query.sort, query.form);
  const limit = query.limit ?? pageSize;
  const after = readCursor(order, query.after);
  const [found, count] = await Promise.all([
    findEstates(db, wanted, order, { after, limit: limit + 1, reader }),
    countFound(db, wanted, after && { order, after }),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last ? cursorOf(order, { value: last.sort_key, id: last.id }) : null;
  const known =
    !after && next === null ? { count: page.length, behind: 0, exact: true } : atLeast(count, found);
  const plans = await plansOf(db, page);
  return {
    items: page.map(toEstate),
    plans,
    next,
    behind: known.exact ? known.behind : null,
    ...totalOf(known),
  };
}

/** The number of results of a filter, and of each of its options if it alone were chosen. */
export async function countEstates(
  db: Executor,
  query: QueryOf<typeof countEndpoint>,
): Promise<AnswerOf<typeof countEndpoint>['data']> {
  const wanted = wantedOf(query);
  const { kind: _kind, ...ofAnyKind } = wanted;
  const { building: _building, ...inAnyBuilding } = wanted;
  const { complex: _complex, ...anywhere } = inAnyBuilding;
  const [count, kinds, complexes, buildings, choices] = await Promise.all([
    countFound(db, wanted),
    countPlaces(db, ofAnyKind, 'kind'),
    countPlaces(db, anywhere, 'complex_id'),
    countPlaces(db, inAnyBuilding, 'building_id'),
    countChoices(db, wanted),
  ]);
  const choice = (name: string) =>
    choices?.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count })) ?? null;
  const facets = {
    kind: kinds?.map(({ value, count }) => ({ value: kindNames.get(value) ?? value, count })) ?? null,
    complex: complexes ? [...complexes] : null,
    building: buildings ? [...buildings] : null,
    rooms: choice('rooms'),
    finishing: choice('finishing'),
    side: choice('side'),
    view: choice('view'),
    handover: choice('handover')?.map(({ value, count }) => ({ value: quarterOf(value), count })) ?? null,
  };
  return { ...totalOf(count), facets };
}

/** A count is at least the number of rows on the page, even where counting stopped earlier. */
const atLeast = (count: Awaited<ReturnType<typeof countFound>>, { length }: readonly unknown[]) =>
  count.exact ? count : { ...count, count: Math.max(count.count, length) };

const totalOf = ({ count, exact }: { count: number; exact: boolean }) => ({ total: count, exact });

const kindNames = new Map(
  (Object.entries(estateKinds) as [EstateKind, number][]).map(([name, id]) => [String(id), name]),
);

/** 20282 → «2028-2». */
const quarterOf = (key: string) => `${key.slice(0, 4)}-${key.slice(4)}`;

/** The parameters of the call in the units of the tables. */
function wantedOf(query: QueryOf<typeof countEndpoint>): Wanted {
  const hundreds = (value: number | undefined) => (value === undefined ? undefined : value * hundred);
  return {
    kind: query.kind,
    complex: query.complex,
    building: query.building,
    form: query.form ?? 'full',
    price: { from: hundreds(query.priceFrom), to: hundreds(query.priceTo) },
    area: { from: hundreds(query.areaFrom), to: hundreds(query.areaTo) },
    floor: { from: query.floorFrom, to: query.floorTo },
    notFirst: query.notFirst === '1',
    notLast: query.notLast === '1',
    rooms: query.rooms?.split(',').map(Number),
    finishing: query.finishing?.split(','),
    side: query.side?.split(','),
    view: query.view?.split(','),
    handover: query.handover === undefined ? undefined : Number(query.handover.replace('-', '')),
  };
}
