import { type BenchHouse, pidOf } from './rig/bench-house.ts';
import { growCatalogue } from './rig/grow-catalogue.ts';
import { type Load, load } from './rig/load.ts';
import { median } from './rig/numbers.ts';
import { atMost, type Result } from './rig/result.ts';

const rounds = 3;
const seconds = 3;
const wanted = 1_000_000;

/** Typical searches as queries of the list's address; prices in rubles. */
const searches = [
  'kind=flat',
  'kind=flat&sort=-price',
  'kind=flat&rooms=2&priceTo=12000000',
  'kind=flat&complex=1&rooms=1,2',
  'kind=flat&complex=2&finishing=light&sort=area',
  'kind=flat&areaFrom=40&areaTo=60&sort=metre',
  'kind=flat&rooms=1&view=sea&notFirst=1&sort=-area',
  'kind=flat&form=mortgage&priceTo=9000000&handover=2027-4&sort=handover',
  'kind=flat&floorFrom=5&side=south&sort=new',
  'kind=parking&sort=price',
  'sort=-floor',
];

/**
 * Compares search in a catalogue of a million estates with the demo's of about 2,400, on the same server with
 * the same queries.
 */
export async function catalogueSearch(house: BenchHouse): Promise<Result[]> {
  const requests = Array.from({ length: 400 }, (_, guest) => ({
    path: `/api/catalogue/estates?${searches[guest % searches.length]}`,
    headers: { 'x-forwarded-for': `10.1.${Math.floor(guest / 250)}.${(guest % 250) + 1}` },
  }));
  const grown = { count: 0 };
  return house.withServer(
    'large',
    async (db) => {
      grown.count = await growCatalogue(db, wanted);
    },
    async (large) => {
      const pairs: { small: Load; large: Load }[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const asked = { requests, connections: 16, seconds: round === 0 ? 1 : seconds };
        const measured = {
          small: await load({ ...asked, origin: house.server.origin, pid: pidOf(house.server) }),
          large: await load({ ...asked, origin: large.origin, pid: pidOf(large) }),
        };
        // The first round only warms up both.
        if (round > 0) pairs.push(measured);
      }
      const of = (pick: (pair: (typeof pairs)[number]) => number): number => median(pairs.map(pick));
      return [
        atMost(1.2, {
          what: `Catalogue search over ${grown.count.toLocaleString('en')} estates beside the demo's`,
          ratio: of(({ small, large: big }) => small.perSecond / big.perSecond),
          note: `${of(({ large: big }) => big.perSecond).toFixed(0)} against ${of(({ small }) => small.perSecond).toFixed(0)} a second, ${searches.length} kinds of questions`,
        }),
      ];
    },
  );
}
