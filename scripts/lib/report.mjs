import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** @typedef {{part: string, title: string, seconds: number}} Timed */

const PIECES = 500_000;
/** Seconds that the fixed piece of work takes on the machine of the budgets. */
const REFERENCE = 1;

/**
 * Times a fixed piece of work, so that seconds of two machines can be compared.
 * @returns {number} how many times slower this machine is than that of the budgets
 */
export function timeMachine() {
  const began = performance.now();
  let hash = Buffer.alloc(32);
  for (let piece = 0; piece < PIECES; piece += 1) hash = createHash('sha256').update(hash).digest();
  return (performance.now() - began) / 1000 / REFERENCE;
}

/** Seconds by part on the machine of the budgets (`docs/testing.md`). */
const BUDGETS = {
  gate: { 'set-up': 60, rules: 60, usecases: 450, faults: 120, e2e: 1300 },
  all: { 'set-up': 60, rules: 60, usecases: 760, faults: 680, e2e: 1900 },
};

const KEPT = path.join(ROOT, '.ci', 'durations.json');
/** A test counts as slow from so many seconds on, and as grown at this multiple of its former time. */
const DEAR = 2;
const GROWN = 1.2;

/**
 * Compares the parts of a run with their budgets; lists the slowest tests and those grown since the last
 * whole run. Nothing fails for it: a part over its budget is a task.
 * @param {{tier: 'gate' | 'all', machine: number, parts: Record<string, number>, tests: Timed[]}} run
 * @returns {string[]}
 */
export function report({ tier, machine, parts, tests }) {
  const budgets = BUDGETS[tier];
  const rows = Object.entries(parts).map(([part, seconds]) => {
    const budget = budgets[part] * machine;
    const over = seconds > budget ? '  over' : '';
    return `${part.padEnd(9)} ${told(seconds)} of ${told(budget)}${over}`;
  });
  const sum = (values) => Object.values(values).reduce((all, one) => all + one, 0);
  const all = `all       ${told(sum(parts))} of ${told(sum(budgets) * machine)}; this machine takes ${machine.toFixed(2)} of the one of the budgets`;
  const dearest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  return [
    `\nparts against their budgets, in seconds (${tier}):`,
    ...rows,
    all,
    '\nthe ten dearest:',
    ...dearest.map(tell),
    ...grown(tests, machine),
  ];
}

/** Saves the durations of a whole run, to be committed with the next change. */
export function keepDurations({ machine, parts, tests }) {
  const shares = (seconds) => Number((seconds / machine).toFixed(1));
  const kept = {
    parts: Object.fromEntries(Object.entries(parts).map(([part, seconds]) => [part, shares(seconds)])),
    tests: Object.fromEntries(
      tests
        .filter(({ seconds }) => seconds / machine >= DEAR)
        .map((test) => [nameOf(test), shares(test.seconds)])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
  fs.writeFileSync(KEPT, `${JSON.stringify(kept, null, 1)}\n`);
}

function grown(tests, machine) {
  if (!fs.existsSync(KEPT)) return [];
  const { tests: before } = JSON.parse(fs.readFileSync(KEPT, 'utf8'));
  const more = tests
    .map((test) => ({ test, was: (before[nameOf(test)] ?? DEAR) * machine }))
    .filter(({ test, was }) => test.seconds > was * GROWN && test.seconds - was > DEAR * machine)
    .sort((a, b) => b.test.seconds - b.was - (a.test.seconds - a.was));
  if (more.length === 0) return ['\nnothing has grown since the last whole run'];
  return [
    '\ngrown since the last whole run:',
    ...more.slice(0, 15).map(({ test, was }) => `${tell(test)}, was ${was.toFixed(1)}`),
  ];
}

const told = (seconds) => seconds.toFixed(0).padStart(5);
const tell = ({ part, title, seconds }) => `${seconds.toFixed(1).padStart(6)} ${part}: ${title}`;
const nameOf = ({ part, title }) => `${part}: ${title}`;
