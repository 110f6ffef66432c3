import type { Finding } from './sources.ts';

/** Each check has a file of its name. Two run at a time; results are printed in this order. */
const CHECKS: Readonly<Record<string, () => Promise<() => Finding | Promise<Finding>>>> = {
  types: async () => (await import('./types.ts')).types,
  schema: async () => (await import('./structure/schema.ts')).schema,
  lint: async () => (await import('./lint.ts')).lint,
  boundaries: async () => (await import('./structure/boundaries.ts')).boundaries,
  cycles: async () => (await import('./structure/cycles.ts')).cycles,
  ownership: async () => (await import('./structure/ownership.ts')).ownership,
  unused: async () => (await import('./structure/unused.ts')).unused,
  names: async () => (await import('./structure/names.ts')).names,
  lookups: async () => (await import('./lookups.ts')).lookups,
  budgets: async () => (await import('./structure/budgets.ts')).budgets,
  rooms: async () => (await import('./structure/rooms.ts')).rooms,
  clones: async () => (await import('./structure/clones.ts')).clones,
  environment: async () => (await import('./structure/environment.ts')).environment,
  codes: async () => (await import('./codes.ts')).codes,
  words: async () => (await import('./texts/words.ts')).words,
  generated: async () => (await import('./generated.ts')).generated,
  contributing: async () => (await import('./texts/contributing.ts')).contributing,
  lockfile: async () => (await import('./structure/lockfile.ts')).lockfile,
  gate: async () => (await import('./structure/gate.ts')).gate,
  styles: async () => (await import('./styles.ts')).styles,
  commits: async () => (await import('./texts/commits.ts')).commits,
  comments: async () => (await import('./texts/comments.ts')).comments,
  citations: async () => (await import('./texts/citations.ts')).citations,
};
const AT_ONCE = 2;
const SHOWN = 60;

/**
 * Runs the named checks, or all, and prints the result of each. A check that looked at nothing fails.
 * @returns whether all passed
 */
export async function runChecks(wanted: readonly string[]): Promise<boolean> {
  const unknown = wanted.filter((name) => !CHECKS[name]);
  if (unknown.length > 0) {
    console.error(`No check named ${unknown.join(', ')}. There are: ${Object.keys(CHECKS).join(', ')}`);
    return false;
  }
  const queue = Object.keys(CHECKS).filter((name) => wanted.length === 0 || wanted.includes(name));
  const count = queue.length;
  const failed: string[] = [];
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      if (!(await runOne(name))) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(
    failed.length === 0
      ? `${count} checks passed`
      : `${failed.length} of ${count} checks failed: ${failed.join(', ')}`,
  );
  return failed.length === 0 && count > 0;
}

async function runOne(name: string): Promise<boolean> {
  const began = Date.now();
  const { looked, at, problems } = await look(name);
  const blind = looked === 0 ? ['it has looked at nothing'] : [];
  const all = [...blind, ...problems];
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${all.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(13)} ${looked} ${at} (${seconds} s)`);
  for (const problem of all.slice(0, SHOWN)) console.log(`     ${problem}`);
  if (all.length > SHOWN) console.log(`     … and ${all.length - SHOWN} more`);
  return all.length === 0;
}

async function look(name: string): Promise<Finding> {
  try {
    const check = await CHECKS[name]?.();
    return (await check?.()) ?? { looked: 0, at: 'things', problems: [] };
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { looked: 0, at: 'things', problems: why.split('\n') };
  }
}
