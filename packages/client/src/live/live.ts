import type { LiveNews, Topic } from '@novosel/contract/wire/live.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { renewBearer } from '../calls/send.ts';
import { heldBearer, loseSession, onSessionEnd, sessionGeneration } from '../calls/session.ts';
import { isOfDeal } from '../queries/query-for.ts';
import { retryUntilDone } from '../queue/retry-until-done.ts';
import { noteLine } from './line.ts';
import { noteNews } from './news-topics.ts';

/**
 * The server closes a socket the moment its session ends. After the person himself has changed the password
 * in this browser, the answer with his new session is still on its way: wait for it this long.
 */
const answerOnItsWayMs = 1500;

/**
 * Topic → first words of the endpoint names to refetch; news of a deal also refetches every call under its
 * address. As a trait of each endpoint this would add 1.7 KB to the first page (decision 030).
 */
const outdatedBy = lookup<readonly string[]>({
  deal: ['deals', 'booking', 'flats', 'documents', 'mortgage'],
  flats: ['flats'],
  discounts: ['discounts', 'booking', 'parameters'],
  notifications: ['notifications'],
  passport: ['passports', 'eds'],
  eds: ['eds'],
  mortgage: ['mortgage'],
  scoring: ['scoring'],
  passports: ['passports'],
  powers: ['powers'],
  chat: ['chat'],
  feedback: ['feedback'],
  // Endpoints of requests declare it themselves by `staleBy`.
  requests: [],
  slips: ['slips'],
  queue: ['desk'],
  screens: ['screens'],
  trust: ['delegates', 'users'],
  'trusted-deal': ['delegates'],
} satisfies Partial<Record<Topic, readonly string[]>>);

const actedUpon: readonly Topic[] = [
  'deal',
  'trusted-deal',
  'queue',
  'chat',
  'feedback',
  'requests',
  'passport',
  'eds',
  'mortgage',
  'scoring',
];

const areaOf = (name: unknown): string => String(name).split('.')[0] ?? '';

type Concerns = (query: Query) => boolean;

/**
 * Refetches stale answers. The library restarts a pending call only if it already has an answer; a first
 * answer that is still pending may be stale as well, so it is fetched once more after it has arrived.
 */
const askAgain = (queries: QueryClient, predicate: Concerns): void => {
  const first = queries
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queries.invalidateQueries({ predicate });
  for (const { queryKey, promise } of first) {
    const again = () => queries.invalidateQueries({ queryKey, exact: true });
    void promise?.then(again, () => undefined);
  }
};

/**
 * News of an estate goes to everybody: only a page that shows this estate refetches, lists do when opened.
 */
const invalidateEstate = (queries: QueryClient, id: string | undefined): void => {
  const about = (params: unknown) =>
    id !== undefined && String((params as { estate?: unknown })?.estate) === id;
  askAgain(
    queries,
    ({ queryKey: [name, params] }) => ['catalogue', 'booking'].includes(areaOf(name)) && about(params),
  );
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name, params] }) => areaOf(name) === 'catalogue' && !about(params),
    refetchType: 'none',
  });
};

/** Refetches the «шахматка» of a house on the pages that show it. */
const invalidateHouse = (queries: QueryClient, id: string | undefined): void => {
  askAgain(
    queries,
    ({ queryKey: [name, params] }) =>
      name === 'catalogue.board' && String((params as { building?: unknown })?.building) === id,
  );
};

/** Refetches the answers that a piece of news has made stale. */
export const applyNews = (queries: QueryClient, { topic, id }: LiveNews): void => {
  if (topic === 'estate') invalidateEstate(queries, id);
  if (topic === 'house') invalidateHouse(queries, id);
  const areas = outdatedBy.get(topic) ?? [];
  askAgain(
    queries,
    ({ queryKey: [name], meta: { path, staleBy } = {} }) =>
      areas.includes(areaOf(name)) || staleBy === topic || (topic === 'deal' && isOfDeal(path)),
  );
};

/**
 * The house that the page shows, and the function that tells the server of it while the socket is connected.
 */
const look: { building: number | undefined; say: () => void } = { building: undefined, say: () => {} };

/**
 * Asks the server for news of a building while a page shows it; one building at a time.
 * @returns the function that stops this
 */
export const watchHouse = (building: number): (() => void) => {
  look.building = building;
  look.say();
  return () => {
    if (look.building !== building) return;
    look.building = undefined;
    look.say();
  };
};

/**
 * Keeps the answers fresh by the server's news while a person is signed in. The server chooses the rooms
 * (promise 49).
 * @returns the function that stops this
 */
export const goLive = async (queries: QueryClient): Promise<() => void> => {
  // Without a bearer the server refuses the socket, and `askWhy` then asks for one.
  if (!heldBearer()) await renewBearer().catch(() => undefined);
  const { io } = await import('socket.io-client');
  const socket = io({
    path: '/api/socket',
    transports: ['websocket', 'polling'],
    auth: (answer) => answer({ token: heldBearer() }),
  });
  /**
   * The server refused or closed the socket: the bearer expired, or the session is over. The socket does not
   * reconnect by itself then, so this asks for a bearer until the server answers.
   */
  const askWhy = retryUntilDone(async () => {
    const asked = sessionGeneration();
    if (!(await renewBearer())) loseSession(asked);
    else if (asked === sessionGeneration()) socket.connect();
  });
  look.say = () => {
    if (socket.connected) socket.emit('watch', { building: look.building });
  };
  let wasConnected = false;
  socket.on('news', (news: LiveNews) => {
    noteNews(news.topic);
    applyNews(queries, news);
  });
  socket.on('connect', () => {
    // News sent while the socket was down is lost. Before the first connection that is only a moment since
    // the page loaded, so refetch just the topics that a person acts upon; after a broken connection refetch
    // all topics.
    for (const topic of wasConnected ? ([...outdatedBy.keys()] as Topic[]) : actedUpon)
      applyNews(queries, { topic });
    if (look.building !== undefined) {
      look.say();
      applyNews(queries, { topic: 'house', id: String(look.building) });
    }
    wasConnected = true;
    askWhy.calm();
    noteLine(socket);
  });
  socket.on('connect_error', () => {
    if (!socket.active) askWhy.plan();
  });
  socket.on('disconnect', (reason) => {
    noteLine(undefined);
    if (reason === 'io server disconnect') askWhy.plan(answerOnItsWayMs);
  });
  const end = () => {
    askWhy.stop();
    socket.disconnect();
  };
  const stop = onSessionEnd(end);
  return () => {
    stop();
    end();
  };
};
