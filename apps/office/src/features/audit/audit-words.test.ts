import { globSync, readFileSync } from 'node:fs';
import { consentKinds } from '@novosel/contract/consents/endpoints.ts';
import { contractActs } from '@novosel/contract/contracts/acts.ts';
import { delegateScopes } from '@novosel/contract/delegates/rules.ts';
import { requestInboxes } from '@novosel/contract/desk/request-inboxes.ts';
import { cardCodes } from '@novosel/contract/loyalty/ladder.ts';
import { rewardSteps } from '@novosel/contract/loyalty/rewards.ts';
import { memberActs } from '@novosel/contract/members/acts.ts';
import { bidStatuses } from '@novosel/contract/mortgage/rules.ts';
import { channels, newsKinds } from '@novosel/contract/notifications/subscriptions.ts';
import { returnWays } from '@novosel/contract/payments/refunds.ts';
import { paymentMethods } from '@novosel/contract/payments/rules.ts';
import { endReasons } from '@novosel/contract/screens/rules.ts';
import { siteKinds } from '@novosel/contract/sites/desk-rules.ts';
import { slipKinds } from '@novosel/contract/slips/rules.ts';
import { expect, test } from 'vitest';
import { actorWords, detailWords } from './audit-words.ts';

const server = new URL('../../../../server/src/', import.meta.url).pathname;
const sources = globSync(`${server}**/*.ts`)
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const own = new URL('.', import.meta.url).pathname;
const wordsIn = (locale: string): string =>
  globSync(`${own}{locales,acts/*}/${locale}.po`)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

const quoted = (text: string): string[] => [...text.matchAll(/'([a-z][a-z-]*)'/g)].map(([, act = '']) => act);

/** Acts listed by a type of the contract. */
const listed: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['ContractAct', contractActs],
  ['MemberAct', memberActs],
]);

/**
 * The acts that a file interpolates: the members of a union, or the arguments of the function that takes
 * them.
 */
const actsIn = (text: string): string[] => [
  ...[...text.matchAll(/\bevent: (\w+)/g)].flatMap(([, type = '']) => listed.get(type) ?? []),
  ...[
    ...text.matchAll(/(?:\b(?:act|event)\??: |type \w*(?:Act|Event) =)\s*((?:\|?\s*'[a-z-]+'\s*)+)/g),
  ].flatMap(([, union = '']) => quoted(union)),
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
    const words = wordsIn(locale);
    expect(actions.filter((action) => !words.includes(`msgid "audit.action.${action}"`))).toEqual([]);
  }
});

/** The text inside the braces that open at `start`. */
function bracesAt(text: string, start: number): string {
  for (let at = start, depth = 0; at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start + 1, at);
  }
  return '';
}

/** The parts of an object between its commas; nested brackets stay whole. */
function partsOf(body: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of body) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth === 0 && sign === ',') parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The property names of an object; unreadable parts are returned as they are, and have no texts. */
const namesOf = (body: string): string[] =>
  partsOf(body).flatMap((part) => {
    if (/^\.\.\.details$/.test(part)) return [];
    if (part.startsWith('...(')) return namesOf(bracesAt(part, part.indexOf('{')));
    return [/^(\w+)(?=:|$)/.exec(part)?.[1] ?? part];
  });

/** The names of audit details that a file writes, and the members of the types it declares for them. */
function detailsIn(text: string): string[] {
  const literals = [
    ...text.matchAll(/\bdetails(?:: | = )(?=\{)|(?<!function )auditStaff\((?=[^;{]*\{)/g),
  ].flatMap(({ index, 0: { length } }) => namesOf(bracesAt(text, text.indexOf('{', index + length))));
  const typed = [...text.matchAll(/\bdetails: ((?:Partial<)?[A-Z][^,;\n]*)/g)].flatMap(([, type = '']) =>
    [...type.matchAll(/[A-Z]\w+/g)]
      .map(([name]) => text.indexOf(`interface ${name} {`))
      .filter((start) => start >= 0)
      .map((start) => bracesAt(text, text.indexOf('{', start)))
      .concat(type)
      .flatMap((members) => [...members.matchAll(/readonly (\w+)\??:/g)].map(([, name = '']) => name)),
  );
  const unread = [...text.matchAll(/\bdetails(?:: [a-z]\w*(?=[,\s]*[}\n])| = [^{]).*/g)].map(
    ([whole]) => whole,
  );
  return [...literals, ...typed, ...unread];
}

test('every detail that the server writes down has its name in the log, in both languages', () => {
  const domains = sources.filter(({ path }) => path.startsWith(`${server}domains/`));
  const names = [...new Set(domains.flatMap(({ text }) => detailsIn(text)))].sort();
  expect(names.length).toBeGreaterThan(60);
  expect(names).toEqual(
    expect.arrayContaining(['sha256', 'priceKopecks', 'way', 'oldCodeId', 'again', 'tries']),
  );
  for (const locale of ['ru', 'en']) {
    const words = wordsIn(locale);
    expect(names.filter((name) => !words.includes(`msgid "audit.detail.${name}"`))).toEqual([]);
  }
});

/** Codes of the contract that occur in details; codes of the events themselves are read from their types. */
const codes = [
  ...[cardCodes, channels, consentKinds, delegateScopes, endReasons, newsKinds, paymentMethods, returnWays],
  ...[
    rewardSteps,
    siteKinds,
    slipKinds,
    bidStatuses,
    ['standard', 'free', 'percent', 'sum', 'told', 'refused'],
  ],
].flat();
const ownCodes = sources
  .filter(({ path }) => path.endsWith('.events.ts'))
  .flatMap(({ text }) => [...text.matchAll(/\b(?:why|by|type|door|Door)(?::| =) ('[^;\n,]+)/g)])
  .flatMap(([, union = '']) => quoted(union));

test('every code that stands in a detail has its words in the log, in both languages', () => {
  expect(ownCodes).toEqual(
    expect.arrayContaining(['second-factor', 'way-in-replaced', 'passkey', 'principal']),
  );
  for (const locale of ['ru', 'en']) {
    const words = wordsIn(locale);
    const missing = [...codes, ...ownCodes].filter((code) => !words.includes(`msgid "audit.value.${code}"`));
    expect(missing).toEqual([]);
  }
});

test('every act of a request has its words in the log, in both languages', () => {
  const t = (id: string) => id;
  for (const locale of ['ru', 'en'] as const)
    for (const { acts, flow } of requestInboxes)
      for (const act of ['order', ...Object.keys(flow.moves)]) {
        const words = acts[act]?.log[locale] ?? 'none';
        const told = detailWords({ action: 'requests.step', details: { act } }, t, locale);
        expect(told).toBe(`act: ${words}`);
      }
});

test('a code is told in words, several of them apart; what people and machines wrote stays as it is', () => {
  const words: Record<string, string> = {
    'audit.value.site': 'сайт',
    'audit.value.notifications.site': 'стройка',
    'role.lawyer': 'юрист',
    'role.admin': 'администратор',
    'act.inspection': 'Провести приёмку',
    'act.completed': 'Сделка завершена',
    'act.parameters': 'Выбрать условия',
  };
  const t = (id: string) => words[id] ?? id;
  const told = (action: string, details: Record<string, string | boolean>) =>
    detailWords({ action, details }, t, 'ru');
  expect(told('consents.give', { kind: 'site' })).toMatch(/: сайт$/);
  expect(told('notifications.subscribe', { kind: 'site' })).toMatch(/: стройка$/);
  expect(told('staff.roles', { roles: 'lawyer, admin' })).toMatch(/: юрист, администратор$/);
  expect(told('powers.accept', { until: '2027-06-15' })).toMatch(/: 15\.06\.2027$/);
  expect(told('sites.edit', { scopes: 'profile phone' })).toMatch(/: profile, phone$/);
  const moved = told('deal.move', { from: 'inspection', to: 'completed' });
  expect(moved).toMatch(/: Провести приёмку · .*: Сделка завершена$/);
  const long = told('deal.move', { from: '206', to: '221' });
  expect(long, 'codes of an old record').toMatch(/: Выбрать условия · .*: Сделка завершена$/);
  expect(told('people.lock', { reason: 'Просил сам' })).toMatch(/: Просил сам$/);
  expect(told('documents.add', { sha256: 'ab-12' })).toMatch(/: ab-12$/);
});

test('[S6-12] a trusted person who acts is told with the buyer for whom', () => {
  const t = (id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`;
  const actor = { kind: 'buyer', id: 7, name: null };
  expect(actorWords({ actor, onBehalfOf: 5 }, t)).toMatch(/^audit\.actor\.for .*"id":5/);
  expect(actorWords({ actor, onBehalfOf: null }, t)).not.toContain('audit.actor.for');
});
