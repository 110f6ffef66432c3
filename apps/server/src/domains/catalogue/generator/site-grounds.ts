import type { Direction } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { GroundKind, SiteMap } from '@novosel/contract/catalogue/drawn/site-map.ts';

/** Length and depth of a section, in metres. */
const LENGTH = 28;
const DEPTH = 16;

type Corners = readonly [west: number, north: number, east: number, south: number];

const ground = (kind: GroundKind, [west, north, east, south]: Corners): SiteMap['grounds'][number] => ({
  kind,
  outline: [
    { x: west, y: north },
    { x: east, y: north },
    { x: east, y: south },
    { x: west, y: south },
  ],
});

/** A row of sections from its north-west corner; its doors face the yard. */
function house(building: number, sections: number, x: number, y: number, yard: Direction) {
  const along = yard === 'north' || yard === 'south';
  return {
    building,
    sections: Array.from({ length: sections }, (_, at) => {
      const place = along
        ? { x: x + at * LENGTH, y, width: LENGTH, height: DEPTH }
        : { x, y: y + at * LENGTH, width: DEPTH, height: LENGTH };
      const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
      const doors = {
        north: { x: middle.x, y: place.y },
        south: { x: middle.x, y: place.y + place.height },
        west: { x: place.x, y: middle.y },
        east: { x: place.x + place.width, y: middle.y },
      };
      return { number: at + 1, place, entrance: doors[yard] };
    }),
  };
}

/** All site plans have the same size, in metres. */
const site = (drawn: Pick<SiteMap, 'grounds' | 'houses'>): SiteMap => ({ width: 220, depth: 150, ...drawn });

/** Site plans of the demo's complexes by ID; they agree with the views in `sites.ts`. */
export const siteGrounds: ReadonlyMap<number, SiteMap> = new Map([
  [
    1,
    site({
      grounds: [
        ground('road', [0, 8, 204, 17]),
        ground('park', [0, 24, 26, 124]),
        ground('yard', [56, 26, 170, 98]),
        ground('playground', [98, 44, 128, 68]),
        ground('road', [0, 129, 100, 138]),
        ground('water', [104, 132, 220, 150]),
        ground('water', [206, 0, 220, 132]),
      ],
      houses: [
        house(1, 2, 44, 104, 'north'),
        house(2, 3, 108, 104, 'north'),
        house(3, 2, 176, 30, 'west'),
        house(4, 2, 34, 30, 'east'),
      ],
    }),
  ],
  [
    2,
    site({
      grounds: [
        ground('road', [22, 8, 220, 17]),
        ground('water', [0, 0, 18, 150]),
        ground('park', [60, 50, 206, 138]),
        ground('water', [92, 72, 140, 102]),
        ground('school', [164, 98, 198, 126]),
        ground('playground', [68, 112, 96, 132]),
      ],
      houses: [house(5, 3, 62, 26, 'south'), house(6, 2, 34, 58, 'east'), house(7, 1, 166, 26, 'south')],
    }),
  ],
  [
    3,
    site({
      grounds: [
        ground('water', [0, 0, 20, 150]),
        ground('road', [26, 8, 220, 17]),
        ground('yard', [84, 26, 200, 62]),
        ground('playground', [128, 34, 156, 54]),
        ground('forest', [62, 26, 78, 96]),
        ground('forest', [62, 96, 214, 142]),
      ],
      houses: [house(8, 4, 86, 68, 'north'), house(9, 2, 36, 40, 'east')],
    }),
  ],
]);
