import path from 'node:path';
import po from 'pofile';
import { allFiles, readSource } from '../sources.ts';
import { bareMessages } from './hours.ts';
import { namedKindsIn } from './kinds.ts';
import { variablesOf } from './variables.ts';

const LANGUAGES = ['ru', 'en'];

/** Pages that show the kit with sample texts: their hours and estates are made up. */
const KIT = /\/features\/elements\//;

/** Three letters or more, since shorter ones occur in the numbers of papers. */
const RUSSIAN_WORD = /[А-Яа-яЁё]{3,}/;
/** Each language is named in its own language. */
const NAMES_OF_LANGUAGES = /^Русский$/;

/**
 * All message ids of the pages and their faults: an id missing in a language, an empty message, Russian in
 * the English, other variables in one language, an hour without its zone, an estate of a wrong kind, a double
 * id.
 */
export function cataloguesOf(): { ids: ReadonlySet<string>; problems: string[] } {
  const folders = new Map<string, Map<string, Map<string, string>>>();
  const repeated: string[] = [];
  for (const file of allFiles().filter((each) => each.endsWith('.po'))) {
    const folder = path.posix.dirname(file);
    const languages = folders.get(folder) ?? new Map();
    const items = po.parse(readSource(file).text).items.filter(({ obsolete }) => !obsolete);
    const said = items.map(({ msgid }) => msgid);
    for (const id of said.filter((each, place) => said.indexOf(each) !== place))
      repeated.push(`${file} says «${id}» twice`);
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
        .map((id) => `${folder}/${language}.po has no words for «${id}»`)
        .concat(
          KIT.test(folder)
            ? []
            : [bareMessages, namedKindsIn]
                .flatMap((find) => find(languages.get(language) ?? []))
                .map((each) => `${folder}/${language}.po ${each}`),
        ),
    ).concat(unlike(folder, languages));
  });
  return { ids, problems: [...problems, ...repeated, ...saidTwice([...folders.keys()], folders)] };
}

function unlike(folder: string, languages: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  return [...(languages.get('en') ?? [])].flatMap(([id, en]) => {
    const [own, others] = [en, languages.get('ru')?.get(id) ?? ''].map((text) =>
      [...variablesOf(text)].sort().join(),
    );
    return [
      ...(RUSSIAN_WORD.test(en) && !NAMES_OF_LANGUAGES.test(en)
        ? [`${folder}/en.po says «${id}» in Russian`]
        : []),
      ...(en.includes('№') ? [`${folder}/en.po says «№» in «${id}», English has «No.»`] : []),
      ...(/\bNo\.\s?[{\d]/.test(languages.get('ru')?.get(id) ?? '')
        ? [`${folder}/ru.po says «No.» in «${id}», Russian has «№»`]
        : []),
      ...(own === others ? [] : [`${folder} says «${id}» with ${others} in Russian and ${own} in English`]),
    ];
  });
}

/** Catalogues of one page are merged: of two messages with one id the last one would win. */
function saidTwice(
  folders: readonly string[],
  messages: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, string>>>,
): string[] {
  const roomOf = (folder: string) => /^(apps|packages)\/[\w-]+/.exec(folder)?.[0] ?? '';
  const places = new Map<string, string[]>();
  for (const folder of folders) {
    for (const id of messages.get(folder)?.get('ru')?.keys() ?? []) {
      const key = `${roomOf(folder)} «${id}»`;
      places.set(key, [...(places.get(key) ?? []), folder]);
    }
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([key, found]) => `${key} is said in ${found.join(' and ')}`);
}
