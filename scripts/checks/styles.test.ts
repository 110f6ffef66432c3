import { expect, it } from 'vitest';
import { lostClasses, problemsOf, styles } from './styles.ts';

const inSheet = (text: string, path = 'packages/ui/src/some.module.css') => problemsOf({ path, text });

it.each([
  '.a { font-size: 15px; }',
  '.a { line-height: 22px }',
  '.a { font: 400 14px / 1.4 sans-serif; }',
  ':root {\n  --text-s: 14px;\n}',
  '.a { font-size: clamp(1rem, 2vw, 20px); }',
])('type in pixels is told: %s', (text) => {
  expect(inSheet(text)).toHaveLength(1);
});

it.each(['.a { font-size: 0.9375rem; }', '.a { font: inherit; height: 44px; }', '.a { line-height: 1; }'])(
  'type that grows with what a person has set is not: %s',
  (text) => {
    expect(inSheet(text)).toEqual([]);
  },
);

it('words in a picture are measured by the picture', () => {
  const text = '.a text { font-size: 13px; }';
  expect(inSheet(text, 'packages/ui/src/drawings/plan/plan-drawing.module.css')).toEqual([]);
});

it.each([
  ['some.css', '@media (orientation: landscape) { main { display: none } }'],
  ['some.ts', "await screen.orientation.lock('portrait');"],
  ['app.webmanifest', '{ "display": "standalone", "orientation": "portrait" }'],
])('a page that is held to one way of the device is told: %s', (name, text) => {
  expect(problemsOf({ path: `apps/cabinet/src/${name}`, text })).toHaveLength(1);
});

it.each([
  ['a class that its sheet lacks', 'own.steps', '.list { gap: 0 }', 2],
  ['a class that nothing names', 'own.list', '.list { gap: 0 } .list > .steps { gap: 0 }', 1],
  ['nothing of a class with a hyphen', 'own.wideList', '.wide-list { gap: 0 }', 0],
  ['nothing of a class found by a value', 'own[state]', '.list { gap: 0 }', 0],
  ['nothing of a sheet whose classes are all named', 'own.list', '/* .old */ .list:hover { gap: 0.5rem }', 0],
])('told is %s', (_, used, text, count) => {
  const page = `import own from '../some.module.css';\nconst look = ${used};`;
  const files = [
    { path: 'apps/office/src/rows/page.tsx', text: page },
    { path: 'apps/office/src/some.module.css', text },
  ];
  expect(lostClasses(files)).toHaveLength(count);
});

it('our pages have type in rem, go in whichever way a device is held, and lose no class', () => {
  const { looked, problems } = styles();
  expect(looked).toBeGreaterThan(500);
  expect(problems).toEqual([]);
});
