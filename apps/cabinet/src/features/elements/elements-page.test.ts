import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const kit = join(import.meta.dirname, '../../../../../packages/ui/src');
const ofKit = '@novosel/ui/';

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(?<name>[^']+\.tsx)'/g)]
    .map(({ groups: { name = '' } = {} }) => name)
    .flatMap((name) => {
      if (name.startsWith(ofKit)) return [join(kit, name.slice(ofKit.length))];
      return name.startsWith('.') ? [join(file, '..', name)] : [];
    });

/** The files that this one imports, directly or through others. */
function takenBy(file: string, taken = new Set<string>()): Set<string> {
  for (const next of importsOf(file)) {
    if (taken.has(next)) continue;
    taken.add(next);
    takenBy(next, taken);
  }
  return taken;
}

/**
 * Components without a look of their own: placeholders of lazy drawings, providers of texts, and components
 * that choose among others.
 */
const unseen = [
  'text/about-estate.tsx',
  'chat/chat-words.tsx',
  'drawings/house/house-place.tsx',
  'status/load-state.tsx',
];

test('every part of the kit stands on the page of elements', () => {
  const shown = takenBy(join(import.meta.dirname, 'elements-page.tsx'));
  const parts = globSync('**/*.tsx', { cwd: kit }).filter((part) => !part.includes('.test.'));
  expect(parts.length).toBeGreaterThan(80);
  expect(parts.filter((part) => !shown.has(join(kit, part)) && !unseen.includes(part))).toEqual([]);
});
