import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '@novosel/testing/program.ts';
import { type BenchHouse, pidOf } from './rig/bench-house.ts';
import { median } from './rig/numbers.ts';
import { residentMegabytes } from './rig/process-cost.ts';
import { atMost, type Result } from './rig/result.ts';

const rounds = 5;
const idleMs = 4000;

/** Measures the time from the start of the process to its readiness with all roles, and its idle memory. */
export async function startAndMemory({ server, floor }: BenchHouse): Promise<Result[]> {
  await Promise.all([server.stop(), floor.stop()]);
  const measured: { ours: Start; floor: Start }[] = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push({ ours: await start(server), floor: await start(floor) });
  await Promise.all([server.start(), floor.start()]);
  const of = (pick: (pair: (typeof measured)[number]) => number): number => median(measured.map(pick));
  return [
    atMost(3, {
      what: 'Cold start beside the floor',
      ratio: of(({ ours, floor }) => ours.ms / floor.ms),
      note: `${of(({ ours }) => ours.ms).toFixed(0)} against ${of(({ floor }) => floor.ms).toFixed(0)} ms`,
    }),
    atMost(1.5, {
      what: 'Idle memory beside the floor',
      ratio: of(({ ours, floor }) => ours.megabytes / floor.megabytes),
      note: `${of(({ ours }) => ours.megabytes).toFixed(0)} against ${of(({ floor }) => floor.megabytes).toFixed(0)} MB`,
    }),
  ];
}

interface Start {
  readonly ms: number;
  readonly megabytes: number;
}

async function start(program: Program): Promise<Start> {
  const began = performance.now();
  await program.start();
  const ms = performance.now() - began;
  await sleep(idleMs);
  const megabytes = residentMegabytes(pidOf(program));
  await program.stop();
  return { ms, megabytes };
}
