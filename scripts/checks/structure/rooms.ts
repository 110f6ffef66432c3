import path from 'node:path';
import { allFiles, type Finding } from '../sources.ts';

/** Entries of a folder, files and folders, at most: what one reads at a glance. */
const MOST = 25;

/** Lists of one kind of thing: domains, and what is printed, photographed or numbered. */
const LISTS =
  /^(?:apps\/server\/src\/domains|packages\/contract\/src|apps\/server\/src\/platform\/migrations(?:\/meta)?|docs\/decisions|e2e\/\w+-pictures)$/;

/** Folders that are not divided into rooms yet: they may only get smaller. */
const UNDIVIDED: Readonly<Record<string, number>> = {
  'apps/cabinet/src/features/bonus': 27,
  'apps/cabinet/src/features/booking': 89,
  'apps/cabinet/src/features/catalogue/search': 35,
  'apps/cabinet/src/features/deals': 30,
  'apps/cabinet/src/features/elements': 28,
  'apps/cabinet/src/features/feedback': 31,
  'apps/cabinet/src/features/profile': 40,
  'apps/cabinet/src/features/services': 29,
  'apps/cabinet/src/routing': 28,
  'apps/cabinet/src/shell': 52,
  'apps/cabinet/src/shell/frame': 37,
  'apps/office/src/features/catalogue/imports': 46,
  'apps/office/src/features/deal': 44,
  'e2e/journeys': 87,
};

/** No folder holds more than can be seen at once. */
export function rooms(): Finding {
  const counts = countEntries(allFiles());
  const over = [...counts].filter(([, count]) => count > MOST);
  return {
    looked: counts.size,
    at: `folders, ${over.length} with more than ${MOST} entries`,
    problems: wrongRooms(counts, UNDIVIDED),
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

export function wrongRooms(
  counts: ReadonlyMap<string, number>,
  undivided: Readonly<Record<string, number>>,
): string[] {
  const large = [...counts].flatMap(([folder, count]) => {
    const most = undivided[folder] ?? MOST;
    return count > most ? [`${folder} has ${count} entries, at most ${most}`] : [];
  });
  const smaller = Object.entries(undivided).flatMap(([folder, most]) => {
    const count = counts.get(folder) ?? 0;
    if (count <= MOST) return [`${folder} is divided: take it out of UNDIVIDED`];
    return count < most ? [`${folder} has ${count} entries: write so in the place of ${most}`] : [];
  });
  return [...large, ...smaller];
}
