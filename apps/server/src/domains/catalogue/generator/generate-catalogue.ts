import { buildingEstates, type SectionFloor } from './building-estates.ts';
import type { BuildingEntry, Catalogue, SectionEntry } from './catalogue-shape.ts';
import { priceHistory } from './estate-prices.ts';
import { demoFlat } from './plan/demo-plan.ts';
import { openPlanBook, type PlanBook } from './plan/plan-book.ts';
import { drawDepths, type Floor, homesFloor } from './plan/section-floor.ts';
import { planRows } from './plan/section-rows.ts';
import { shopFloor } from './plan/shop-floor.ts';
import { undergroundFloor } from './plan/underground-floor.ts';
import { randomFrom } from './random.ts';
import { type BuildingSite, sites } from './sites.ts';

/**
 * The demo catalogue: about 2,400 estates of three invented complexes. A pure function of the seed: the same
 * seed gives the same catalogue on every machine and day. It holds:
 *
 * - `complexes` → `buildings` (`complexId`) → `sections` (`buildingId`), with `promises` of the keys oldest
 *   first;
 * - `plans`: numbered plan types (`@novosel/contract/catalogue/drawn/plan.ts`); `mirrorOf` names the plan a
 *   mirrored variant comes from; no two others are drawn alike;
 * - `floorLayouts` (`sectionId`): maps of floors, each for `fromFloor`…`toFloor`; −1 is the level of parking
 *   and storage;
 * - `estates`: `id` = building × 100 000 + kind × 1000 + its count; `planId`, `floorLayoutId` and `slot` say
 *   where it lies; `areaCentiM2` in hundredths of m², the total being the sum of the rooms of the plan;
 *   `price` in kopecks;
 * - `priceHistory`: oldest first by form; the last row of a form is the present price.
 *
 * The sites, the section that holds № 243 and that flat are fixed; the seed decides the rest.
 */
export function generateCatalogue(seed: number): Catalogue {
  const book = openPlanBook();
  const catalogue: Catalogue = {
    complexes: [],
    buildings: [],
    sections: [],
    plans: book.entries,
    floorLayouts: [],
    estates: [],
    priceHistory: [],
  };
  for (const complex of sites) {
    const { buildings, rublesPerM2: _price, ceilingMm: _ceiling, ...entry } = complex;
    catalogue.complexes.push(entry);
    for (const site of buildings) {
      const sections = sectionsOf(site, catalogue.sections.length);
      const floors = sections.flatMap((section) => sectionFloors(seed, site, section, book));
      const numbered = floors.map(
        (floor, index): SectionFloor => ({ ...floor, id: catalogue.floorLayouts.length + index + 1 }),
      );
      catalogue.buildings.push(buildingEntry(complex.id, site));
      catalogue.sections.push(...sections);
      catalogue.floorLayouts.push(
        ...numbered.map(({ id, section, layout }) => ({ id, sectionId: section.id, layout })),
      );
      const planOf = (id: number) => {
        const found = book.entries[id - 1];
        if (found === undefined) throw new RangeError(`No plan ${id}`);
        return found.plan;
      };
      const estates = buildingEstates(seed, complex, site, numbered, planOf);
      catalogue.estates.push(...estates);
      for (const { id, price, listedAt } of estates)
        catalogue.priceHistory.push(...priceHistory(id, price, listedAt));
    }
  }
  return catalogue;
}

function sectionsOf(site: BuildingSite, before: number): SectionEntry[] {
  return site.sectionFloors.map((floors, index) => ({
    id: before + index + 1,
    buildingId: site.id,
    number: index + 1,
    floors,
  }));
}

function buildingEntry(complexId: number, site: BuildingSite): BuildingEntry {
  const { id, number, address, builtFloors, startedOn, promises, sectionFloors } = site;
  return {
    id,
    complexId,
    number,
    address,
    builtFloors,
    startedOn,
    promises,
    floors: Math.max(...sectionFloors),
    sectionCount: sectionFloors.length,
  };
}

/**
 * Homes on a floor of the sections up to that of № 243: they make the count reach that number (9 × 7 + 12 × 8
 * + …).
 */
const storyCounts = [7, 8, 9];

function sectionFloors(seed: number, site: BuildingSite, section: SectionEntry, book: PlanBook) {
  const random = randomFrom(seed, 'section', section.id);
  const story = site.id === demoFlat.buildingId;
  const demo = story && section.number === demoFlat.section;
  const count = (story ? storyCounts[section.number - 1] : undefined) ?? random.int(7, 10);
  const ends = { west: section.number === 1, east: section.number === site.sectionFloors.length };
  const rows = planRows(count, ends, demo, random);
  const depths = drawDepths(rows, random);
  const floors = [spanning(undergroundFloor(rows, site, book, random), -1, -1)];
  if (site.shopsBelow) floors.push(spanning(shopFloor(rows, depths, site, book, random), 1, 1));
  floors.push(
    spanning(homesFloor(rows, depths, site, book, random), site.shopsBelow ? 2 : 1, section.floors),
  );
  return floors.map((floor) => ({ ...floor, section }));
}

function spanning(floor: Floor, fromFloor: number, toFloor: number): Floor {
  return { ...floor, layout: { ...floor.layout, fromFloor, toFloor } };
}
