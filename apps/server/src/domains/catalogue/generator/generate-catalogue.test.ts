import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import { floorLayoutSchema } from '@novosel/contract/catalogue/drawn/floor-layout.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue-shape.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { demoFlat } from './plan/demo-plan.ts';
import { mirrorPlan } from './plan/mirror-plan.ts';
import { planSignature } from './plan/plan-book.ts';
import { insideOutline, outlineArea } from './plan/plan-checks.ts';
import { bounds, overlaps } from './plan/rects.ts';

/** A seed with which two homes of one size were mirror images by chance. */
const mirrors = 3_483_066_835;
const seeds = [mirrors, ...fc.sample(fc.integer({ min: 0, max: 0xffff_ffff }), 5)];
const bySeed = new Map(seeds.map((seed) => [seed, generateCatalogue(seed)]));

function everyCatalogue(name: string, check: (catalogue: Catalogue, seed: number) => void) {
  it(name, { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...seeds), (seed) =>
        check(bySeed.get(seed) ?? generateCatalogue(seed), seed),
      ),
      { numRuns: seeds.length, examples: seeds.map((seed) => [seed]) },
    );
  });
}

const repeated = (values: readonly (string | number)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const by = <Item extends { id: number }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

describe('the demo catalogue of any seed', () => {
  everyCatalogue('is the same for the same seed and another for another', (catalogue, seed) => {
    expect(JSON.stringify(generateCatalogue(seed)) === JSON.stringify(catalogue)).toBe(true);
    expect(JSON.stringify(generateCatalogue(seed + 1)) === JSON.stringify(catalogue)).toBe(false);
  });

  everyCatalogue(
    '[S3-70] has three complexes, nine buildings, about 2400 estates of the five kinds',
    (catalogue) => {
      expect(catalogue.complexes).toHaveLength(3);
      expect(catalogue.buildings).toHaveLength(9);
      expect(catalogue.estates.length).toBeGreaterThan(2100);
      expect(catalogue.estates.length).toBeLessThan(2700);
      expect(new Set(catalogue.estates.map((estate) => estate.kind))).toEqual(
        new Set(Object.values(estateKinds)),
      );
      expect(repeated(catalogue.estates.map((estate) => estate.id))).toEqual([]);
    },
  );

  everyCatalogue('numbers the estates of a kind in a building once each', ({ estates }) => {
    expect(
      repeated(estates.map(({ buildingId, kind, number }) => `${buildingId} ${kind} ${number}`)),
    ).toEqual([]);
  });

  everyCatalogue('adds up: the rooms of the plan are the area of the estate', ({ estates, plans }) => {
    const planById = by(plans);
    for (const { planId, areaCentiM2 } of estates) {
      const rooms = planById.get(planId)?.plan.rooms ?? [];
      expect(rooms.reduce((sum, room) => sum + room.areaCentiM2, 0)).toBe(areaCentiM2.total);
      expect((areaCentiM2.living ?? 0) + (areaCentiM2.kitchen ?? 0)).toBeLessThanOrEqual(areaCentiM2.total);
    }
  });

  everyCatalogue('draws no two plans alike, and mirrors only on purpose', ({ plans }) => {
    const planById = by(plans);
    const drawn = new Map(plans.map(({ id, plan }) => [planSignature(plan), id]));
    expect(drawn.size).toBe(plans.length);
    for (const { id, plan, mirrorOf } of plans) {
      const mirrored = planSignature(mirrorPlan(plan));
      const twin = drawn.get(mirrored);
      if (mirrorOf !== null) expect(twin).toBe(mirrorOf);
      else if (twin !== undefined && twin !== id) expect(planById.get(twin)?.mirrorOf).toBe(id);
    }
  });

  everyCatalogue(
    'lays every estate on its floor, in its own place',
    ({ estates, floorLayouts, sections, plans }) => {
      const layoutById = by(floorLayouts);
      const sectionById = by(sections);
      const planById = by(plans);
      expect(repeated(estates.map((e) => `${e.floorLayoutId} ${e.floor} ${e.slot}`))).toEqual([]);
      for (const estate of estates) {
        const entry = layoutById.get(estate.floorLayoutId);
        const slot = entry?.layout.slots.find((candidate) => candidate.slot === estate.slot);
        expect(entry?.sectionId).toBe(estate.sectionId);
        expect(estate.floor).toBeGreaterThanOrEqual(entry?.layout.fromFloor ?? Number.NaN);
        expect(estate.floor).toBeLessThanOrEqual(sectionById.get(estate.sectionId)?.floors ?? Number.NaN);
        expect(outlineArea(slot?.outline ?? [])).toBe(
          outlineArea(planById.get(estate.planId)?.plan.outline ?? []),
        );
      }
    },
  );

  everyCatalogue(
    'fits the floors together: no place over another, over the lifts or over the edge',
    ({ floorLayouts }) => {
      for (const { layout } of floorLayouts) {
        expect(floorLayoutSchema.safeParse(layout).success).toBe(true);
        const whole = [
          { x: 0, y: 0 },
          { x: layout.width, y: 0 },
          { x: layout.width, y: layout.depth },
          { x: 0, y: layout.depth },
        ];
        for (const { slot, outline } of layout.slots) {
          expect(insideOutline(bounds(outline), whole)).toBe(true);
          for (const shaft of [...layout.lifts, ...layout.stairs])
            expect(overlaps(bounds(outline), shaft)).toBe(false);
          for (const other of layout.slots.filter((candidate) => candidate.slot > slot)) {
            expect(overlaps(bounds(outline), bounds(other.outline))).toBe(false);
          }
        }
      }
    },
  );

  everyCatalogue(
    'prices in whole rubles, paying at once the cheapest, the history ends at the present',
    (catalogue) => {
      const last = new Map(catalogue.priceHistory.map((row) => [`${row.estateId} ${row.form}`, row]));
      for (const { id, kind, price, areaCentiM2 } of catalogue.estates) {
        expect((price.full % 100_000) + (price.base % 100_000)).toBe(0);
        expect(price.full).toBeLessThan(price.base);
        expect(price.mortgage ?? price.base).toBeGreaterThanOrEqual(price.base);
        const rublesPerM2 = price.base / areaCentiM2.total;
        expect(rublesPerM2).toBeGreaterThan(kind === 13 || kind === 17 ? 60_000 : 140_000);
        expect(rublesPerM2).toBeLessThan(480_000);
        for (const form of ['full', 'base', 'mortgage'] as const) {
          expect(last.get(`${id} ${form}`)?.kopecks ?? null).toBe(price[form]);
        }
      }
    },
  );

  everyCatalogue('the history of a price begins with its sale, and only grows', (catalogue) => {
    const of = new Map<number, string[]>();
    const sums = new Map<number, number[]>();
    for (const { estateId, form, validFrom, kopecks } of catalogue.priceHistory) {
      if (form !== 'full') continue;
      of.set(estateId, [...(of.get(estateId) ?? []), validFrom]);
      sums.set(estateId, [...(sums.get(estateId) ?? []), kopecks]);
    }
    const startOf = new Map(catalogue.buildings.map(({ id, startedOn }) => [id, startedOn]));
    for (const { id, buildingId, listedAt } of catalogue.estates) {
      const moments = of.get(id) ?? [];
      expect(moments[0]).toBe(listedAt);
      expect(listedAt >= (startOf.get(buildingId) ?? '~')).toBe(true);
      expect(moments).toEqual([...new Set(moments)].toSorted());
      const sorted = sums.get(id)?.toSorted((a, b) => a - b);
      expect(sums.get(id)).toEqual(sorted);
    }
    const longest = Math.max(...[...of.values()].map((moments) => moments.length));
    expect(longest).toBeGreaterThan(4);
  });

  everyCatalogue('keeps every promise of the keys, in the order they were made', ({ buildings }) => {
    expect(buildings.filter((building) => building.promises.length > 1).length).toBeGreaterThan(2);
    for (const { promises, startedOn, builtFloors, floors } of buildings) {
      const days = promises.map((promise) => promise.promisedOn);
      expect(days).toEqual(days.toSorted());
      expect(days[0]).toBe(startedOn);
      expect(builtFloors).toBeLessThanOrEqual(floors);
    }
  });

  everyCatalogue('has cheap flats on sale in «Северный мол»', ({ complexes, buildings, estates }) => {
    const complex = complexes.find((candidate) => candidate.name === 'Северный мол');
    const own = new Set(
      buildings.filter((building) => building.complexId === complex?.id).map((building) => building.id),
    );
    const cheap = estates.filter(
      (e) =>
        own.has(e.buildingId) &&
        e.kind === 1 &&
        e.status === estateStatuses.sale &&
        e.price.base < 800_000_000,
    );
    expect(cheap.length).toBeGreaterThanOrEqual(10);
  });

  everyCatalogue(
    'holds № 243 of the story where the count of doors brings it',
    ({ estates, plans, sections }) => {
      const flat = estates.find((estate) => estate.id === demoFlat.estateId);
      const rooms = plans.find((entry) => entry.id === flat?.planId)?.plan.rooms ?? [];
      expect(flat).toMatchObject({
        buildingId: 2,
        kind: 1,
        number: '243',
        floor: 11,
        rooms: 2,
        finishing: 'light',
        viewSides: ['north', 'yard'],
        ceilingMm: 2800,
        status: estateStatuses.sale,
        areaCentiM2: { total: 5840 },
        price: { base: 1_296_000_000 },
      });
      expect(sections.find((section) => section.id === flat?.sectionId)).toMatchObject({
        number: 3,
        floors: 17,
      });
      expect(rooms.map((room) => room.areaCentiM2)).toEqual([1920, 1360, 1100, 360, 880, 220]);
    },
  );
});
