import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { goOnUnderNode24 } from './lib/node24.mjs';
import { Refusal, ROOT, run } from './lib/root.mjs';
import { inTurn } from './lib/turn.mjs';

const ROOMS = ['apps', 'packages', 'e2e', 'faults', 'bench', 'scripts'];
const TEST_FILE = /\.(test|spec)\.tsx?$|^(e2e|faults)\/.*\.ts$/;
/** A test title cites what it shows in brackets: `[S4.9-02]`, `[S1-01, S1-02]`. */
const IN_TITLE = /(['"`])((?:(?!\1)[^\\\n]|\\.)*\[S[\d.]+-\d+[a-z]?[^\]]*\](?:(?!\1)[^\\\n]|\\.)*)\1/g;
const ID = /S\d+(?:\.\d+)*-\d+[a-z]?/g;

const CHECKLIST = path.join(ROOT, 'docs/spec/checklist.tsv');

/** `npm run coverage:spec`: lines of the checklist, or of another list, that no test title cites yet. */
await run(async () => {
  const file = process.argv[2] ?? CHECKLIST;
  if (!fs.existsSync(file)) throw new Refusal(`Файла ${file} нет.`);
  await inTurn(ensureInstalled);
  const done = await goOnUnderNode24();
  if (done !== undefined) return done;

  const items = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => ({ id: /^\W*(S\d+(?:\.\d+)*-\d+[a-z]?)\b/.exec(line)?.[1], line }))
    .filter(({ id }) => id);
  if (items.length === 0) throw new Refusal(`В ${file} нет ни одного пункта вида S1-01.`);

  const shown = new Set(ROOMS.flatMap(testFiles).flatMap(idsOf));
  const sections = Map.groupBy(items, ({ id }) => id.slice(0, id.lastIndexOf('-')));
  for (const [section, all] of sections) {
    const missing = all.filter(({ id }) => !shown.has(id));
    console.log(`\n${section}: ${all.length - missing.length} of ${all.length} shown`);
    for (const { id, line } of missing)
      console.log(
        `  ${id}  ${line
          .slice(line.indexOf(id) + id.length)
          .replaceAll('\t', ' ')
          .trim()
          .slice(0, 110)}`,
      );
  }
  const known = new Set(items.map(({ id }) => id));
  const strangers = [...shown].filter((id) => !known.has(id));
  if (strangers.length > 0) console.log(`\nNot in the list, but in titles: ${strangers.sort().join(', ')}`);
  console.log(`\n${items.filter(({ id }) => shown.has(id)).length} of ${items.length} shown`);
});

function testFiles(room) {
  if (!fs.existsSync(path.join(ROOT, room))) return [];
  return fs
    .readdirSync(path.join(ROOT, room), { recursive: true })
    .map((name) => path.posix.join(room, name))
    .filter((name) => TEST_FILE.test(name) && !/(^|\/)(node_modules|dist)\//.test(name));
}

function idsOf(file) {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(IN_TITLE)].flatMap(([, , title]) =>
    [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside]) => inside.match(ID) ?? []),
  );
}
