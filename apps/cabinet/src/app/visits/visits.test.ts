import { NavigationType } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Arrival, makeVisits, type Place } from './visits.ts';

interface Entry {
  readonly state: { readonly idx?: number; readonly key?: string; readonly usr?: unknown } | null;
  readonly href: string;
}

let entries: Entry[];
let at: number;
let pop: () => void;

const here = () => entries[at] as Entry;

/** «Back» and «Forward» of the browser: the address changes before the page learns of it. */
const move = (delta: number) => {
  at += delta;
  pop();
};

beforeEach(() => {
  entries = [{ state: null, href: '/start' }];
  at = 0;
  const url = () => new URL(here().href, 'http://cabinet');
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => {
      pop = listener;
    },
    history: {
      get state() {
        return here().state;
      },
      pushState: (state: Entry['state'], _: string, href: string) => {
        entries = [...entries.slice(0, at + 1), { state, href }];
        at += 1;
      },
      replaceState: (state: Entry['state'], _: string, href: string) => {
        entries[at] = { state, href };
      },
    },
    get location() {
      return url();
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Pages that show their own name, unless they redirect or the test delays them. */
const start = async (
  leads: Readonly<Record<string, string>> = {},
  held: Readonly<Record<string, Promise<void>>> = {},
) => {
  const asked: string[] = [];
  const arrive = async ({ pathname, search }: URL): Promise<Arrival<string>> => {
    asked.push(pathname + search);
    await held[pathname];
    const to = leads[pathname];
    return to === undefined ? { content: pathname } : { to };
  };
  const visits = makeVisits(arrive);
  const places: Place<string>[] = [];
  await visits.begin();
  visits.listen((place) => places.push(place));
  return { ...visits, asked, places, shown: () => places.at(-1)?.content };
};

const addresses = () => entries.map(({ href }) => href);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a press adds an entry, a replacement does not, and the place under a page of ours is counted', async () => {
  const { go, shown, places } = await start();
  await go('/a');
  await go('/b?x=1#y', { replace: true, state: 'kept' });
  expect(shown()).toBe('/b');
  expect(addresses()).toEqual(['/start', '/b?x=1#y']);
  expect(here().state).toMatchObject({ idx: 1, usr: 'kept' });
  expect(places.map(({ type }) => type)).toEqual([
    NavigationType.Pop,
    NavigationType.Push,
    NavigationType.Replace,
  ]);
});

test('the address changes only when the page is there', async () => {
  let release = () => {};
  const { go, shown } = await start({}, { '/slow': new Promise((resolve) => (release = resolve)) });
  const going = go('/slow');
  await settled();
  expect(here().href).toBe('/start');
  release();
  await going;
  expect(here().href).toBe('/slow');
  expect(shown()).toBe('/slow');
});

test('of two presses the last one wins, in whatever order the pages come', async () => {
  let release = () => {};
  const { go, shown } = await start({}, { '/slow': new Promise((resolve) => (release = resolve)) });
  const slow = go('/slow');
  await go('/quick');
  release();
  await slow;
  expect(shown()).toBe('/quick');
  expect(addresses()).toEqual(['/start', '/quick']);
});

test('a redirect leaves no history entry, so that «Back» does not return to it', async () => {
  const { go, shown } = await start({ '/closed': '/instead' });
  await go('/closed');
  expect(addresses()).toEqual(['/start', '/instead']);
  await go('/next');
  move(-1);
  await settled();
  expect(shown()).toBe('/instead');
  move(-1);
  await settled();
  expect(shown()).toBe('/start');
});

test('a guard at «Back» replaces the entry, and «Forward» is still there', async () => {
  const leads: Record<string, string> = {};
  const { go, shown } = await start(leads);
  await go('/form');
  await go('/done');
  leads['/form'] = '/status';
  move(-1);
  await settled();
  expect(shown()).toBe('/status');
  expect(addresses()).toEqual(['/start', '/status', '/done']);
});

test('«Back» gives the place its own key, under which its scroll is kept', async () => {
  const { go, places } = await start();
  await go('/a');
  const { key } = places.at(-1)?.location ?? {};
  await go('/b');
  move(-1);
  await settled();
  expect(places.at(-1)?.location.key).toBe(key);
  expect(places.at(-1)?.type).toBe(NavigationType.Pop);
});

test('a change of the hash alone runs no guards', async () => {
  const { go, asked, shown } = await start();
  await go('/a?x=1');
  await go('/a?x=1#below');
  expect(asked).toEqual(['/start', '/a?x=1']);
  expect(shown()).toBe('/a');
  await go('/a?x=2#below');
  expect(asked.at(-1)).toBe('/a?x=2');
});

test('an address without its own origin belongs to the present page', async () => {
  const { go } = await start();
  await go('/estates?kind=1');
  await go('?kind=13');
  expect(here().href).toBe('/estates?kind=13');
});
