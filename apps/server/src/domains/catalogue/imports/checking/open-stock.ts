import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { Executor } from '../../../../platform/database/db.ts';
import {
  findPlaces,
  findPlanIds,
  findStock,
  findStockOfBuildings,
  type SectionPlace,
  type StockRow,
} from '../imports.repo.ts';
import type { ReadLine } from '../reading/read-line.ts';
import type { Stock } from './checked-line.ts';
import { occupiesPlace } from './places.repo.ts';

const { remove, withdrawn } = estateStatuses;

/** An estate of an undone import does not count: the corrected file creates it again. */
const isThere = ({ status }: StockRow) => status !== remove;

/** Reads the catalogue data that a file names: estates by ID, and whole buildings. */
export async function openStock(db: Executor, lines: readonly ReadLine[]): Promise<Stock> {
  const numbers = (column: 'id' | 'building' | 'plan') => [
    ...new Set(lines.flatMap(({ values }) => (values[column] === undefined ? [] : Number(values[column])))),
  ];
  const named = (await findStock(db, numbers('id'))).filter(isThere);
  const byId = new Map(named.map((row) => [row.id, row]));
  const buildings = numbers('building');
  // An estate that returns on sale needs its place, which another estate may have by now.
  const back = named.filter(({ status }) => status === withdrawn).map(({ building }) => building);
  const ofHouses = (await findStockOfBuildings(db, [...new Set([...buildings, ...back])])).filter(isThere);
  const places = await findPlaces(db, buildings);
  const plans = await findPlanIds(db, numbers('plan'));
  const byName = new Map<string, StockRow>();
  const byPlace = new Map<string, StockRow>();
  for (const row of ofHouses) {
    byName.set(`${row.building} ${row.kind} ${row.number}`, row);
    if (occupiesPlace(row)) byPlace.set([row.building, row.section, row.floor, row.slot].join(), row);
  }
  return {
    byId: (id) => byId.get(id),
    byName: (...name) => byName.get(name.join(' ')),
    placeOf: (...where) => places.find((place) => isAt(place, where)),
    estateAt: (...where) => byPlace.get(where.join()),
    hasPlan: (id) => plans.has(id),
  };
}

function isAt(
  place: SectionPlace,
  [building, section, floor, slot]: readonly [number, number, number, number],
): boolean {
  const here = place.building === building && place.section === section && place.slot === slot;
  return here && place.from_floor <= floor && floor <= place.to_floor;
}
