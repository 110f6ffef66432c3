import fs from 'node:fs';
import path from 'node:path';
import { type Finding, ROOT } from '../sources.ts';

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly version?: string;
  readonly optional?: boolean;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The lock file names packages by version and hash, not by one registry, and is complete for every system.
 */
export function lockfile(): Finding {
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const all = Object.entries(lock.packages);
  const problems = all.flatMap(([place, { resolved, link, integrity, optional }]) => {
    if (link || !place.includes('node_modules/')) return [];
    return [
      ...(resolved ? [`${place} names a registry: set omit-lockfile-registry-resolved`] : []),
      ...(integrity || optional ? [] : [`${place} has no integrity hash`]),
    ];
  });
  const known = new Set(
    all.map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`),
  );
  const absent = all.flatMap(([, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !known.has(`${name}@${version}`))
      .map(([name, version]) => `${name}@${version}`),
  );
  return {
    looked: all.length,
    at: 'packages',
    problems: [
      ...all.flatMap(([place, locked]) => (place.includes('node_modules/') ? [] : outOfStep(place, locked))),
      ...problems,
      ...absent.map((name) => `${name} is not locked: run node scripts/complete-lock.mjs`),
    ],
  };
}

/** Workspaces whose package.json disagrees with the lock file: `npm ci` would refuse them. */
function outOfStep(place: string, locked: Locked): string[] {
  const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, place, 'package.json'), 'utf8')) as Locked;
  const wishes = ({ dependencies, devDependencies, optionalDependencies }: Locked) =>
    JSON.stringify(
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).sort(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    );
  return wishes(manifest) === wishes(locked)
    ? []
    : [`${place || '.'}/package.json and package-lock.json differ: run npm install`];
}
