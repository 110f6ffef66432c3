import { type BenchHouse, pidOf } from './rig/bench-house.ts';
import { type Load, load } from './rig/load.ts';
import { median } from './rig/numbers.ts';
import { atLeast, atMost, type Result } from './rig/result.ts';

const rounds = 3;
const seconds = 2;
const people = 200;

/** Compares own rows through session, owner filter, validation, logs and limits with the bare floor. */
export async function ownRows(house: BenchHouse): Promise<Result[]> {
  const readers = await house.people(people);
  const ours = readers.map(({ headers }) => ({ path: '/api/flats/counters', headers }));
  const bare = readers.map(({ id }) => ({ path: `/row?user=${id}` }));
  const pairs: { ours: Load; floor: Load }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const asked = { seconds: round === 0 ? 1 : seconds };
    const { server, floor } = house;
    const measured = {
      ours: await load({ ...asked, origin: server.origin, pid: pidOf(server), requests: ours }),
      floor: await load({ ...asked, origin: floor.origin, pid: pidOf(floor), requests: bare }),
    };
    // The first round only warms up both.
    if (round > 0) pairs.push(measured);
  }
  const of = (pick: (pair: (typeof pairs)[number]) => number): number => median(pairs.map(pick));
  return [
    atLeast(0.6, {
      what: 'Own-rows read, rate beside the floor',
      ratio: of(({ ours, floor }) => ours.perSecond / floor.perSecond),
      note: `${of(({ ours }) => ours.perSecond).toFixed(0)} against ${of(({ floor }) => floor.perSecond).toFixed(0)} a second`,
    }),
    atMost(1.7, {
      what: 'Own-rows read, CPU beside the floor',
      ratio: of(({ ours, floor }) => ours.cpuMs / floor.cpuMs),
      note: `${of(({ ours }) => ours.cpuMs).toFixed(3)} against ${of(({ floor }) => floor.cpuMs).toFixed(3)} ms`,
    }),
  ];
}
