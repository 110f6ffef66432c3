import { siteMapSchema } from '@novosel/contract/catalogue/drawn/site-map.ts';
import { expect, test } from 'vitest';
import { siteGrounds } from './site-grounds.ts';
import { sites } from './sites.ts';

test('the ground of every complex holds its houses, each with its sections', () => {
  for (const site of sites) {
    const map = siteMapSchema.parse(siteGrounds.get(site.id));
    expect(map.houses.map(({ building, sections }) => [building, sections.length])).toEqual(
      site.buildings.map(({ id, sectionFloors }) => [id, sectionFloors.length]),
    );
    for (const { place } of map.houses.flatMap(({ sections }) => sections)) {
      expect(place.x + place.width).toBeLessThanOrEqual(map.width);
      expect(place.y + place.height).toBeLessThanOrEqual(map.depth);
    }
  }
});

const steps = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] } as const;
const opposite = { north: 'south', south: 'north', west: 'east', east: 'west' } as const;
const kindOf: Readonly<Record<string, readonly string[]>> = {
  yard: ['yard', 'playground'],
  street: ['road'],
  sea: ['water'],
  river: ['water'],
  park: ['park'],
  forest: ['forest'],
};

test('what a house sees from its windows lies on that side of it', () => {
  for (const site of sites) {
    const map = siteMapSchema.parse(siteGrounds.get(site.id));
    for (const { id, orientation, views } of site.buildings) {
      for (const [side, view] of [
        [orientation, views.top],
        [opposite[orientation], views.bottom],
      ] as const) {
        const [x, y] = steps[side];
        const place = map.houses.find(({ building }) => building === id)?.sections[0]?.place;
        if (!place) throw new Error(`no house ${id}`);
        const seen = Array.from({ length: 60 }, (_, far) => ({
          x: place.x + place.width / 2 + x * far,
          y: place.y + place.height / 2 + y * far,
        }));
        const kinds = map.grounds
          .filter(({ outline }) => seen.some((point) => isIn(outline, point)))
          .map(({ kind }) => kind as string);
        expect(
          kinds.some((kind) => kindOf[view]?.includes(kind)),
          `house ${id} sees ${view}`,
        ).toBe(true);
      }
    }
  }
});

interface Point {
  x: number;
  y: number;
}

function isIn(outline: readonly Point[], { x, y }: Point): boolean {
  const [xs, ys] = [outline.map((corner) => corner.x), outline.map((corner) => corner.y)];
  return x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) && y <= Math.max(...ys);
}
