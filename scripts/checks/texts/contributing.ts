import fs from 'node:fs';
import path from 'node:path';
import { allFiles, type Finding, ROOT } from '../sources.ts';

const DECISIONS = 'docs/decisions';
const INDEX = `${DECISIONS}/README.md`;
const NOTES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'apps/cabinet/README.md',
  'docs/promises.md',
  INDEX,
];
/** A path in backquotes or in a link, from the project's root. */
const NAMED = /`([\w.@-]+(?:\/[\w.@-]+)+)`|\]\((?!https?:|#)([^)\s#]+)/g;

/**
 * Every file that the notes name as an example or a picture exists; prose may leave out the beginning of its
 * path. The index of decisions names each of them.
 */
export function contributing(): Finding {
  const named = NOTES.flatMap((note) => {
    const file = path.join(ROOT, note);
    if (!fs.existsSync(file)) return [{ note, target: note }];
    const text = fs.readFileSync(file, 'utf8');
    return [...text.matchAll(NAMED)].map(([, quoted, linked]) => ({ note, target: quoted ?? linked ?? '' }));
  }).filter(({ target }) => !isPackage(target));
  const files = allFiles();
  const isThere = (target: string) =>
    fs.existsSync(path.join(ROOT, target)) || files.some((file) => file.endsWith(`/${target}`));
  const problems = named
    .filter(({ target }) => !isThere(target))
    .map(({ note, target }) => `${note} names ${target}, which is not there`);
  const listed = new Set(named.filter(({ note }) => note === INDEX).map(({ target }) => target));
  const decisions = fs.readdirSync(path.join(ROOT, DECISIONS)).filter((name) => /^\d/.test(name));
  for (const name of decisions) if (!listed.has(name)) problems.push(`${INDEX} does not name ${name}`);
  return { looked: named.length, at: 'named files', problems };
}

function isPackage(target: string): boolean {
  return (
    target.startsWith('@') ||
    !/\.\w+$|^(apps|packages|docs|e2e|faults|bench|testing|deploy|scripts)(\/|$)/.test(target)
  );
}
