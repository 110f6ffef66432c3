import path from 'node:path';
import { type Finding, placeOf, type Source, sources } from './sources.ts';

/** Text in a drawing has the drawing's own units: a larger font setting would push it over the lines. */
const PICTURES = /\/(?:drawings|charts)\/|\/loyalty-stairs\.module\.css$/;

/** Pages of the developer's clients and staff; the program that plays outside services has its own look. */
const OURS = /^(?:apps\/(?:cabinet|office)|packages\/ui)\//;

/**
 * Font sizes follow the person's own setting, no page locks the orientation of the device, and every class
 * that a page names exists in its sheet.
 */
export function styles(): Finding {
  const files = sources(/\.(?:css|tsx?|html|webmanifest)$/).filter(({ path: place }) => OURS.test(place));
  const problems = [...files.flatMap(problemsOf), ...lostClasses(files)];
  return { looked: files.length, at: 'files with looks', problems };
}

/** Classes that pages name and sheets lack; and unused classes of sheets whose every use can be read. */
export function lostClasses(files: readonly Source[]): string[] {
  const sheets = new Map(
    files
      .filter(({ path: place }) => place.endsWith('.module.css'))
      .map((file) => [
        file.path,
        { file, classes: classesOf(file.text), used: new Set<string>(), isRead: true },
      ]),
  );
  const missing: string[] = [];
  for (const file of files) {
    for (const [, name = '', from = ''] of file.text.matchAll(
      /^import (\w+) from '(\S+\.module\.css)';$/gm,
    )) {
      const sheet = sheets.get(path.posix.join(path.posix.dirname(file.path), from));
      if (!sheet) continue;
      for (const { index, 1: used = '' } of file.text.matchAll(
        new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, 'g'),
      )) {
        sheet.used.add(used);
        if (!sheet.classes.has(used))
          missing.push(`${placeOf(file, index)} names the class ${used}, which ${from} lacks`);
      }
      // A class computed at run time, or a sheet passed as a value, may have uses that this check cannot see.
      sheet.isRead &&= !new RegExp(`\\b${name}\\b(?!\\.|\\s+from )`).test(file.text);
    }
  }
  const unused = [...sheets.values()].flatMap(({ file, classes, used, isRead }) =>
    isRead
      ? [...classes]
          .filter((one) => !used.has(one))
          .map((one) => `${file.path} has the class ${one} for nothing`)
      : [],
  );
  return [...missing, ...unused];
}

/** The name of a class in scripts: `with-tab-bar` is `withTabBar`. */
const inScript = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function classesOf(sheet: string): ReadonlySet<string> {
  const selectors =
    sheet
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/:global\([^)]*\)/g, '')
      .match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(
    selectors.flatMap((one) =>
      [...one.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => inScript(name)),
    ),
  );
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

/** WCAG 1.3.4: no style rule for one orientation alone, no lock by a script or by the web manifest. */
function orientationLocks(file: Source): string[] {
  const lock = file.path.endsWith('.css')
    ? /\(\s*orientation\s*:/g
    : /\borientation\??\.lock\b|["']?\borientation["']?\s*:\s*["'](?:portrait|landscape)/g;
  return [...file.text.matchAll(lock)].map(
    ({ index }) => `${placeOf(file, index)} holds the page to one way of the device`,
  );
}
