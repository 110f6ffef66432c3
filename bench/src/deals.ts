import type { Person } from '@novosel/testing/people.ts';
import { type BenchHouse, pidOf } from './rig/bench-house.ts';
import { growCatalogue } from './rig/grow-catalogue.ts';
import { growDeals } from './rig/grow-deals.ts';
import { type Load, load } from './rig/load.ts';
import { median } from './rig/numbers.ts';
import { atMost, type Result } from './rig/result.ts';

const rounds = 3;
const seconds = 3;
const readers = 200;
const few = 1000;
const many = 1_000_000;

const calls: Readonly<Record<string, (estate: number) => string>> = {
  'List of own deals': () => '/api/deals',
  'View of a deal': (estate) => `/api/deals/${estate}`,
  'Members of a deal': (estate) => `/api/deals/${estate}/members`,
};

/** Compares calls about one's own deal beside 1,000,000 deals and beside 1,000, on the same server. */
export async function dealCalls(house: BenchHouse): Promise<Result[]> {
  const people = await house.people(readers);
  const estates = await growDeals(house.db, people, few);
  return house.withServer(
    'deals',
    async (db) => void (await growCatalogue(db, many)),
    async (another, { db, people: peopleOf }) => {
      const others = await peopleOf(readers);
      const othersEstates = await growDeals(db, others, many);
      const results: Result[] = [];
      for (const [what, path] of Object.entries(calls)) {
        const pairs: { few: Load; many: Load }[] = [];
        for (let round = 0; round <= rounds; round += 1) {
          const asked = { connections: 16, seconds: round === 0 ? 1 : seconds };
          const measured = {
            few: await load({
              ...asked,
              origin: house.server.origin,
              pid: pidOf(house.server),
              requests: requestsOf(people, estates, path),
            }),
            many: await load({
              ...asked,
              origin: another.origin,
              pid: pidOf(another),
              requests: requestsOf(others, othersEstates, path),
            }),
          };
          // The first round only warms up both.
          if (round > 0) pairs.push(measured);
        }
        const of = (pick: (pair: (typeof pairs)[number]) => number): number => median(pairs.map(pick));
        results.push(
          atMost(1.2, {
            what: `${what} beside ${many.toLocaleString('en')} deals and beside ${few.toLocaleString('en')}`,
            ratio: of((pair) => pair.few.perSecond / pair.many.perSecond),
            note: `${of((pair) => pair.many.perSecond).toFixed(0)} against ${of((pair) => pair.few.perSecond).toFixed(0)} a second`,
          }),
        );
      }
      return results;
    },
  );
}

const requestsOf = (
  people: readonly Person[],
  estates: readonly number[],
  path: (estate: number) => string,
) => people.map(({ headers }, at) => ({ path: path(estates[at] ?? 0), headers }));
