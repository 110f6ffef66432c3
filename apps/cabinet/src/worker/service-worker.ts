import { belongs, outdated, plain, strategyOf } from './strategy.ts';

/** Set by the build: the name of the release and its files. */
declare const RELEASE: { readonly id: string; readonly files: readonly string[] };

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface AskedEvent extends WorkerEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface ToldEvent extends WorkerEvent {
  readonly data: unknown;
}
/** The used part of a service worker's scope: the type library has either pages or workers. */
interface Scope {
  readonly location: Location;
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: 'install' | 'activate', hear: (event: WorkerEvent) => void): void;
    (name: 'fetch', hear: (event: AskedEvent) => void): void;
    (name: 'message', hear: (event: ToldEvent) => void): void;
  };
}

const scope = self as unknown as Scope;
const prefix = 'release-';
const own = prefix + RELEASE.id;
const shell = '/index.html';
const offline = '/offline.html';
/** Without these even the message that there is no connection could not be shown. */
const first = [offline, plain];

const kept = (what: string | Request) => caches.match(what, { ignoreVary: true, ignoreSearch: true });

/** Copies a file from the cache of any release, since its name contains a hash of it; else fetches it. */
const bring = async (cache: Cache, file: string): Promise<void> => {
  if (await cache.match(file)) return;
  const answer = (await kept(file)) ?? (await fetch(file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
};

/**
 * Saves the whole page for a visit without a connection. The document comes last: with it everything is
 * there.
 */
const fill = async (): Promise<void> => {
  const cache = await caches.open(own);
  if (await cache.match(shell)) return;
  for (const file of RELEASE.files) await bring(cache, file);
  const document = await fetch(shell, { cache: 'no-store' });
  if (document.ok && belongs(await document.clone().text(), RELEASE.files)) await cache.put(shell, document);
};

/** The answer of the network; without one the first of these files that this release has saved. */
const freshOf = async (request: Request, ...instead: readonly string[]): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(own);
    for (const file of instead) {
      const answer = await cache.match(file);
      if (answer) return answer;
    }
    throw error;
  }
};

const fileOf = async (request: Request): Promise<Response> => (await kept(request)) ?? fetch(request);

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(own)
      .then((cache) => cache.addAll(first))
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(outdated(names, prefix).map((name) => caches.delete(name)));
    await scope.clients.claim();
  };
  event.waitUntil(clean());
});

scope.addEventListener('message', (event) => {
  // After a broken connection the rest follows next time.
  if (event.data === 'fill') event.waitUntil(fill().catch(() => undefined));
});

scope.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, scope.location.origin);
  if (strategy === 'document') event.respondWith(freshOf(event.request, shell, offline));
  if (strategy === 'style') event.respondWith(freshOf(event.request, plain));
  if (strategy === 'file') event.respondWith(fileOf(event.request));
});
