import type { Plan } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { EstateEntry, EstateKindId, Finishing } from './catalogue-shape.ts';
import { priceEstate, priceForms, saleStart } from './estate-prices.ts';
import { demoFlat } from './plan/demo-plan.ts';
import { type Floor, type Placed, turned } from './plan/section-floor.ts';
import { type Random, randomFrom } from './random.ts';
import type { BuildingSite, ComplexSite } from './sites.ts';

/** A floor layout of a section with its number in the catalogue. */
export interface SectionFloor extends Floor {
  id: number;
  section: { id: number; number: number; floors: number };
}

const kindOf: Record<Exclude<Plan['kind'], 'flat'>, EstateKindId> = {
  commercial: 10,
  parking: 13,
  storage: 17,
};
const livingCodes: readonly string[] = ['studio', 'living', 'bedroom', 'nursery', 'study'];

/** Every estate of a building, numbered by kind: № 1 is the first door of the first section. */
export function buildingEstates(
  seed: number,
  complex: ComplexSite,
  site: BuildingSite,
  floors: readonly SectionFloor[],
  planOf: (id: number) => Plan,
): EstateEntry[] {
  const counters = new Map<EstateKindId, number>();
  return floors.flatMap((entry) =>
    levels(entry.layout.fromFloor, entry.layout.toFloor).flatMap((floor) =>
      entry.placed.map((place) => {
        const plan = planOf(place.planId);
        const kind = plan.kind === 'flat' ? site.homes : kindOf[plan.kind];
        const count = (counters.get(kind) ?? 0) + 1;
        counters.set(kind, count);
        const id = site.id * 100_000 + kind * 1_000 + count;
        return estate({
          complex,
          site,
          entry,
          place,
          plan,
          kind,
          count,
          id,
          floor,
          random: randomFrom(seed, 'estate', id),
        });
      }),
    ),
  );
}

interface EstateFacts {
  complex: ComplexSite;
  site: BuildingSite;
  entry: SectionFloor;
  place: Placed;
  plan: Plan;
  kind: EstateKindId;
  count: number;
  id: number;
  floor: number;
  random: Random;
}

function estate({
  complex,
  site,
  entry,
  place,
  plan,
  kind,
  count,
  id,
  floor,
  random,
}: EstateFacts): EstateEntry {
  const total = areaOf(plan, () => true);
  const home = plan.kind === 'flat';
  const viewSides = views(site, place);
  const top = Math.max(...site.sectionFloors);
  const finishing = home ? drawFinishing(floor, random) : 'none';
  const facts = {
    kind,
    rooms: place.rooms,
    floor,
    floors: top,
    viewSides,
    finishing,
    areaCentiM2: total,
    built: site.builtFloors / top,
  };
  const story = place.demo && floor === demoFlat.floor;
  const price = priceEstate(complex, facts, random);
  const status = drawStatus(facts.built, random);
  return {
    id,
    buildingId: site.id,
    sectionId: entry.section.id,
    kind,
    number: kind === 10 ? `${count}Н` : String(count),
    floor,
    rooms: place.rooms,
    areaCentiM2: {
      total,
      living: home ? areaOf(plan, (code) => livingCodes.includes(code)) : null,
      kitchen: home && place.rooms !== 0 ? areaOf(plan, (code) => code.startsWith('kitchen')) : null,
    },
    finishing: story ? 'light' : finishing,
    viewSides,
    ceilingMm: ceiling(complex, floor, entry.section.floors),
    planId: place.planId,
    floorLayoutId: entry.id,
    slot: place.slot,
    listedAt: saleStart(site.startedOn, entry.section.number),
    price: story ? priceForms(demoFlat.baseKopecks) : price,
    status: story ? 3 : status,
  };
}

function levels(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function areaOf(plan: Plan, counts: (code: string) => boolean): number {
  return plan.rooms.reduce((sum, room) => sum + (counts(room.code) ? room.areaCentiM2 : 0), 0);
}

function views(site: BuildingSite, { row, corner }: Placed): string[] {
  if (row === null) return [];
  const facade = turned(site.orientation, row === 'top' ? 0 : 2);
  const sides: string[] = [facade, site.views[row]];
  if (corner !== null) sides.splice(1, 0, turned(site.orientation, corner === 'east' ? 1 : 3));
  return sides;
}

function ceiling(complex: ComplexSite, floor: number, floors: number): number {
  if (floor < 1) return 2500;
  if (floor === 1) return complex.ceilingMm + 600;
  return complex.ceilingMm + (floor === floors ? 200 : 0);
}

function drawFinishing(floor: number, random: Random): Finishing {
  return floor % 5 === 0 ? 'none' : random.pick(['prefinish', 'prefinish', 'light', 'light', 'dark']);
}

/** The more of the building is built, the more of it is sold. */
function drawStatus(built: number, random: Random): EstateEntry['status'] {
  const lot = random.next();
  const sold = 0.06 + 0.6 * built;
  if (lot < sold) return 5;
  return lot < sold + 0.06 ? 4 : 3;
}
