import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actorWords } from './audit-words.ts';

const server = new URL('../../../../server/src/', import.meta.url).pathname;
const sources = globSync(`${server}**/*.ts`)
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const quoted = (text: string): string[] => [...text.matchAll(/'([a-z][a-z-]*)'/g)].map(([, act = '']) => act);

/** The acts that a file puts into its template: the members of a union, or what its maker is called with. */
const actsIn = (text: string): string[] => [
  ...[...text.matchAll(/(?:\bact\??: |type \w*(?:Act|Event) =)\s*((?:\|?\s*'[a-z-]+'\s*)+)/g)].flatMap(
    ([, union = '']) => quoted(union),
  ),
  ...[...text.matchAll(/= record\('([a-z-]+)'\)/g)].map(([, act = '']) => act),
];

const literals = sources.flatMap(({ text }) =>
  [...text.matchAll(/\baction: ([^\n]*)/g)].flatMap(([, rest = '']) =>
    [...rest.matchAll(/'([a-z]+\.[a-z-]+)'/g)].map(([, action = '']) => action),
  ),
);
const templates = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/`(\w+)\.\$\{\w+\}([\w-]*)`/g)].flatMap(([whole, domain, tail], index, all) =>
    text.includes(`action: ${whole}`) && all.findIndex(([one]) => one === whole) === index
      ? [{ path, actions: actsIn(text).map((act) => `${domain}.${act}${tail}`) }]
      : [],
  ),
);

test('every act that the server writes down has its words in the log, in both languages', () => {
  expect(literals.length).toBeGreaterThan(40);
  expect(templates.length).toBeGreaterThan(5);
  expect(templates.filter(({ actions }) => actions.length === 0)).toEqual([]);
  const actions = [...new Set([...literals, ...templates.flatMap((one) => one.actions)])];
  for (const locale of ['ru', 'en']) {
    const words = readFileSync(new URL(`./locales/${locale}.po`, import.meta.url), 'utf8');
    expect(actions.filter((action) => !words.includes(`msgid "audit.action.${action}"`))).toEqual([]);
  }
});

test('[S6-12] a trusted person who acts is told with the buyer for whom', () => {
  const t = (id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`;
  const actor = { kind: 'buyer', id: 7, name: null };
  expect(actorWords({ actor, onBehalfOf: 5 }, t)).toMatch(/^audit\.actor\.for .*"id":5/);
  expect(actorWords({ actor, onBehalfOf: null }, t)).not.toContain('audit.actor.for');
});
