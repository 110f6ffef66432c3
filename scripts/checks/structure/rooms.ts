import path from 'node:path';
import { allFiles, type Finding } from '../sources.ts';

/** Entries of a folder, files and folders, at most: what one reads at a glance. */
const MOST = 25;

/** Lists of one kind of thing: domains, and what is printed, photographed or numbered. */
const LISTS =
  /^(?:apps\/server\/src\/domains|packages\/contract\/src|apps\/server\/src\/platform\/migrations(?:\/meta)?|docs\/decisions|e2e\/\w+-pictures)$/;

/** No folder holds more than can be seen at once. */
export function rooms(): Finding {
  const counts = countEntries(allFiles());
  const over = tooLarge(counts);
  return {
    looked: counts.size,
    at: `folders, ${over.length} with more than ${MOST} entries`,
    problems: over.map(([folder, count]) => `${folder} has ${count} entries, at most ${MOST}`),
  };
}

/** Entries of every folder that is no list. */
export function countEntries(files: readonly string[]): ReadonlyMap<string, number> {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    for (let at = file; path.dirname(at) !== '.'; at = path.dirname(at)) {
      const folder = path.dirname(at);
      if (LISTS.test(folder)) continue;
      const own = entries.get(folder) ?? new Set();
      entries.set(folder, own.add(at));
    }
  }
  return new Map([...entries].map(([folder, own]) => [folder, own.size]));
}

/** Folders with more entries than one sees at a glance. */
export const tooLarge = (counts: ReadonlyMap<string, number>): [folder: string, count: number][] =>
  [...counts].filter(([, count]) => count > MOST);
