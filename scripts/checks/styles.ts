import { type Finding, placeOf, type Source, sources } from './sources.ts';

/** Words in a picture are measured by its own units, as its lines are: a larger type would run over them. */
const PICTURES = /\/(?:drawings|charts)\/|\/loyalty-stairs\.module\.css$/;

/** The pages of the developer's clients and staff; the program that plays others has a look of its own. */
const OURS = /^(?:apps\/(?:cabinet|office)|packages\/ui)\//;

/**
 * Type grows with the size of letters that a person has set, and a page goes in whichever way the device is
 * held.
 */
export function styles(): Finding {
  const files = sources(/\.(?:css|tsx?|html|webmanifest)$/).filter(({ path }) => OURS.test(path));
  return { looked: files.length, at: 'files with looks', problems: files.flatMap(problemsOf) };
}

export function problemsOf(file: Source): string[] {
  return [...(file.path.endsWith('.css') ? typeInPixels(file) : []), ...orientationLocks(file)];
}

function typeInPixels(file: Source): string[] {
  if (PICTURES.test(file.path)) return [];
  const type =
    /(?:^|[\s;{])(?:font(?:-size)?|line-height|--(?:text|lead|title|display|figure)[\w-]*):[^;}]*?\d(?:px|pt)\b/g;
  return [...file.text.matchAll(type)].map(
    ({ index, 0: text }) => `${placeOf(file, index + 1)} sets type in pixels, rem is wanted: ${text.trim()}`,
  );
}

/** WCAG 1.3.4: neither a rule for one way alone nor a lock by a script or by the description of the app. */
function orientationLocks(file: Source): string[] {
  const lock = file.path.endsWith('.css')
    ? /\(\s*orientation\s*:/g
    : /\borientation\??\.lock\b|["']?\borientation["']?\s*:\s*["'](?:portrait|landscape)/g;
  return [...file.text.matchAll(lock)].map(
    ({ index }) => `${placeOf(file, index)} holds the page to one way of the device`,
  );
}
