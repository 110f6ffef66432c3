import { send } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import type { BenchHouse } from './rig/bench-house.ts';
import { msAtMost, type Result } from './rig/result.ts';

const rounds = 300;
const warming = 60;

/** Section 4.10 of the specification: calls that the document makes before its script runs. */
const calls = [
  '/api/users/oauth',
  '/api/session/init?t=1',
  '/api/users',
  '/api/managers',
  '/api/flats',
  '/api/flats/counters',
  '/api/mortgage',
  '/api/bonus/account',
];

/** Compares the time until the last of the eight start-up calls is answered with eight calls of the floor. */
export async function startUpBurst({ server, floor, people }: BenchHouse): Promise<Result[]> {
  const readers = await people(100);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds + warming; round += 1) {
    const reader = nth(readers, round % readers.length);
    const times = {
      ours: await burst(calls.map((path) => send(server.origin, { path, headers: reader.headers }))),
      bare: await burst(calls.map(() => send(floor.origin, { path: `/row?user=${reader.id}` }))),
    };
    if (round < warming) continue;
    ours.push(times.ours);
    bare.push(times.bare);
  }
  return [msAtMost(1.3, 'The eight start-up calls at once, beside the floor’s eight', ours, bare)];
}

async function burst(calls: readonly Promise<{ status: number; text: string }>[]): Promise<number> {
  const began = performance.now();
  const answers = await Promise.all(calls);
  const wrong = answers.find(({ status }) => status !== 200);
  if (wrong) throw new Error(`a start-up call was answered ${wrong.status} ${wrong.text}`);
  return performance.now() - began;
}
