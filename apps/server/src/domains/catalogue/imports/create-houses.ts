import { isoDay } from '@novosel/contract/time/time.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { FreshEstate, FreshHouse, FreshLine, FreshPlace } from './checking/fresh-estates.repo.ts';
import { insertHouse, insertPlaces, insertSection } from './checking/houses.repo.ts';

type OfNewHouse = Extract<FreshLine, { house: FreshHouse }>;

const keyOf = ({ complexId, house }: OfNewHouse) => `${complexId} ${house.number}`;

/**
 * Creates the buildings for lines of a file, with the sections and floors that the lines need.
 * @returns the place of each estate
 * @throws AppError IMPORT_STALE when a complex has such a building by now
 */
export async function createHouses(
  tx: Tx,
  lines: readonly FreshLine[],
  at: Date,
): Promise<(line: FreshLine) => FreshEstate> {
  const places = new Map<string, FreshPlace>();
  const byHouse = Map.groupBy(lines.filter(isOfNew), keyOf);
  // In a fixed order, so that two files with the same buildings do not deadlock.
  for (const key of [...byHouse.keys()].toSorted()) await createHouse(tx, byHouse.get(key) ?? [], places, at);
  return (line) => {
    if (!isOfNew(line)) return line;
    const { house: _house, section: _section, ...facts } = line;
    const found = places.get(placeKey(line));
    if (!found) throw new Error('a place of a new house was not made');
    return { ...facts, ...found };
  };
}

const isOfNew = (line: FreshLine): line is OfNewHouse => line.house !== undefined;
const placeKey = (line: OfNewHouse) => `${keyOf(line)} ${line.section} ${line.floor}`;
/** A building with only underground places still has a first floor. */
const floorsOf = (lines: readonly OfNewHouse[]) => Math.max(1, ...lines.map(({ floor }) => floor));

async function createHouse(
  tx: Tx,
  lines: readonly OfNewHouse[],
  places: Map<string, FreshPlace>,
  at: Date,
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const floors = floorsOf(lines);
  const building = await insertHouse(tx, first.complexId, first.house, { floors, day: isoDay(at) });
  if (building === undefined) throw new AppError('IMPORT_STALE');
  for (const [number, ofSection] of Map.groupBy(lines, ({ section }) => section)) {
    const sectionFloors = floorsOf(ofSection);
    const sectionId = await insertSection(tx, { building, number, floors: sectionFloors });
    for (const [floor, ofFloor] of Map.groupBy(ofSection, (line) => line.floor)) {
      const slots = ofFloor.map(({ slot }) => slot).toSorted((one, other) => one - other);
      const layoutId = await insertPlaces(tx, { section: sectionId, floor, slots });
      for (const line of ofFloor)
        places.set(placeKey(line), { building, sectionId, layoutId, sectionFloors });
    }
  }
}
