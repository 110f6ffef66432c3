import { bookingRules } from '@novosel/contract/booking/terms.ts';
import { send } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import { actAt, readPage } from '../../faults/src/rig/booking.ts';
import type { BenchHouse } from './rig/bench-house.ts';
import { median } from './rig/numbers.ts';
import type { Result } from './rig/result.ts';

const turns = 120;
const warming = 20;

/** Compares the beginning of a booking with a transaction that writes the same rows and checks nothing. */
export async function bookingBegin(house: BenchHouse): Promise<Result[]> {
  const { server, floor } = house;
  const people = await house.people(turns);
  const { rows: estates } = await house.db.query<{ id: number }>(
    'select id from estates where status = 3 and kind = 1 order by id limit $1',
    [turns * 2],
  );
  const [ours, bare]: number[][] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    const person = nth(people, turn);
    const [estate, other] = [nth(estates, turn * 2).id, nth(estates, turn * 2 + 1).id];
    const { price } = await readPage(server.origin, person, estate);
    const body = {
      term: 'standard',
      priceKopecks: price.totalKopecks,
      rulesVersion: bookingRules.version,
      agree: true,
    };
    const one = await timed(() => actAt(server.origin, person, estate, 'begin', body));
    const two = await timed(() => send(floor.origin, { path: `/booking?user=${person.id}&estate=${other}` }));
    if (turn < warming) continue;
    ours?.push(one);
    bare?.push(two);
  }
  const [one, two] = [median(ours ?? []), median(bare ?? [])];
  return [
    {
      what: 'Beginning of a booking beside a bare transaction of the same rows',
      figure: `${(one / two).toFixed(2)} ×`,
      note: `${one.toFixed(1)} against ${two.toFixed(1)} ms; ours also decides, prices and answers with the page`,
    },
  ];
}

async function timed(act: () => Promise<{ status: number; text: string }>): Promise<number> {
  const began = performance.now();
  const { status, text } = await act();
  if (status !== 200) throw new Error(`a booking was answered ${status} ${text}`);
  return performance.now() - began;
}
