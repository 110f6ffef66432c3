import path from 'node:path';
import po from 'pofile';
import { allFiles, readSource } from './sources.ts';

const LANGUAGES = ['ru', 'en'];

/** All message ids of the pages, and what is wrong: a language without an id, an empty message, an id said twice. */
export function cataloguesOf(): { ids: ReadonlySet<string>; problems: string[] } {
  const folders = new Map<string, Map<string, Map<string, string>>>();
  for (const file of allFiles().filter((each) => each.endsWith('.po'))) {
    const folder = path.posix.dirname(file);
    const languages = folders.get(folder) ?? new Map();
    const items = po.parse(readSource(file).text).items.filter(({ obsolete }) => !obsolete);
    languages.set(
      path.basename(file, '.po'),
      new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')])),
    );
    folders.set(folder, languages);
  }
  const ids = new Set<string>();
  const problems = [...folders].flatMap(([folder, languages]) => {
    const all = new Set([...languages.values()].flatMap((messages) => [...messages.keys()]));
    for (const id of all) ids.add(id);
    return LANGUAGES.flatMap((language) =>
      [...all]
        .filter((id) => !languages.get(language)?.get(id))
        .map((id) => `${folder}/${language}.po has no words for «${id}»`),
    );
  });
  return { ids, problems };
}
