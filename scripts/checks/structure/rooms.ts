import path from 'node:path';
import { allFiles, type Finding } from '../sources.ts';

/** The most entries of a folder, files and folders together: as many as one reads at a glance. */
const MOST = 25;

/** Folders without a limit: lists of one kind of thing (domains, printed, photographed or numbered files). */
const LISTS =
  /^(?:apps\/server\/src\/domains|packages\/contract\/src|apps\/server\/src\/platform\/migrations(?:\/meta)?|docs\/decisions|e2e\/\w+-pictures)$/;

/** No folder has more entries than one reads at a glance. */
export function rooms(): Finding {
  const counts = countEntries(allFiles());
  const over = tooLarge(counts);
  return {
    looked: counts.size,
    at: `folders, ${over.length} with more than ${MOST} entries`,
    problems: over.map(([folder, count]) => `${folder} has ${count} entries, at most ${MOST}`),
  };
}

/** Entries of every folder that has a limit. */
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

/** Folders with more entries than the limit. */
export const tooLarge = (counts: ReadonlyMap<string, number>): [folder: string, count: number][] =>
  [...counts].filter(([, count]) => count > MOST);
