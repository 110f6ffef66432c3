import fs from 'node:fs';
import path from 'node:path';
import { journeyFiles } from './stage/journey-files.ts';

/** The journeys that a change affects. */
export interface Selection {
  /** Files of journeys, from the folder of the journeys. */
  readonly files: readonly string[];
  /** Names of walks of the register. */
  readonly walks: readonly string[];
}

const root = path.join(import.meta.dirname, '..');

/** A folder that is a feature of the cabinet, the desk or the server. */
const featureOf =
  /^(?:apps\/(?:cabinet|office)\/src\/(?:features|shared)|apps\/server\/src\/domains|packages\/contract\/src)\/([^/]+)\//;
/**
 * Journeys and walks for changed shared code: the frame and the kit, and one path through each side of the
 * product.
 */
const shared =
  /^(?:packages\/(?:ui|client)|apps\/(?:cabinet|office)\/src\/(?!features)|apps\/server\/src\/platform|e2e\/stage|packages\/contract\/src\/(?:errors|fields|texts|time|wire)\/)/;
const waysOfAll = ['frame/frame', 'booking/card', 'auth/sign-in', 'desk/desk', 'kit/elements'].map(
  (name) => `journeys/${name}.e2e.ts`,
);

/**
 * Chooses the journeys that a change affects: those of a changed feature, those that are changed or import a
 * changed file, and one path through everything when shared code has changed.
 * @param changed paths from the root of the repository
 */
export function selectJourneys(changed: readonly string[]): Selection {
  const features = new Set(changed.flatMap((file) => featureOf.exec(file)?.[1] ?? []));
  const own = new Set(
    changed.filter((file) => file.startsWith('e2e/')).map((file) => file.slice('e2e/'.length)),
  );
  const isTouched = (file: string) => [...importsOf(file)].some((one) => own.has(one));
  const isShared = changed.some((file) => shared.test(file));
  const files = journeyFiles()
    .filter(
      ({ file, features: guarded }) =>
        file.startsWith('journeys/') &&
        (guarded.some((one) => features.has(one)) ||
          isTouched(file) ||
          (isShared && waysOfAll.includes(file))),
    )
    .map(({ file }) => file);
  const walks = registered()
    .filter((file) => isTouched(file) || guards(file).some((one) => features.has(one)))
    .flatMap((file) =>
      [...read(file).matchAll(/: Walk = \{\s+name: '([^']+)'/g)].map(([, name = '']) => name),
    );
  return { files, walks };
}

const registered = (): readonly string[] =>
  fs
    .readdirSync(path.join(root, 'e2e/register'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `register/${name}`);

const guards = (file: string): string[] =>
  [...read(file).matchAll(/features: \[([^\]]*)\]/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );

const read = (file: string): string => fs.readFileSync(path.join(root, 'e2e', file), 'utf8');

/** A file of the journeys with everything that it imports of them. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  // `register.ts` finds its walks by their folder, not by imports.
  if (file === 'register.ts') for (const walk of registered()) importsOf(walk, seen);
  for (const [, to = ''] of read(file).matchAll(/from '(\.[^']+)'/g)) {
    const target = path.posix.join(path.posix.dirname(file), to);
    if (!target.startsWith('..') && fs.existsSync(path.join(root, 'e2e', target))) importsOf(target, seen);
  }
  return seen;
}
