import type { LiveNews, Topic } from '@novosel/contract/wire/live.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { renewBearer } from '../calls/send.ts';
import { heldBearer, loseSession, onSessionEnd, sessionGeneration } from '../calls/session.ts';
import { isOfDeal } from '../queries/query-for.ts';
import { insistOn } from '../queue/insist.ts';
import { noteHeard } from './heard.ts';
import { noteLine } from './line.ts';

/**
 * A socket is closed at the very moment when its session ends; when the person himself has changed the
 * password in this browser, the answer with the new session is on its way.
 */
const answerOnItsWayMs = 1500;

/**
 * Topic → first words of endpoint names to ask again; a deal also outdates every call under its address. At
 * each endpoint it would cost the first page 1.7 KB (decision 030).
 */
const outdatedBy = lookup<readonly string[]>({
  deal: ['deals', 'booking', 'flats', 'documents', 'mortgage'],
  flats: ['flats'],
  discounts: ['discounts', 'booking', 'parameters'],
  notifications: ['notifications'],
  passport: ['passports'],
  mortgage: ['mortgage'],
  scoring: ['scoring'],
  passports: ['passports'],
  powers: ['powers'],
  chat: ['chat'],
  feedback: ['feedback'],
  // Endpoints of requests say so themselves: `staleBy`.
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
  'mortgage',
  'scoring',
];

const areaOf = (name: unknown): string => String(name).split('.')[0] ?? '';

type Concerns = (query: Query) => boolean;

/**
 * Asks again for the answers that are old. The library restarts a call on its way only when there was an
 * answer before; a first answer may be as old as the others, so it is asked for once more when it is there.
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
 * An estate is everybody's news: only who looks at that one asks again, lists learn of it when they are
 * opened.
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

/** The «шахматка» of a house is asked again by those who look at it. */
const invalidateHouse = (queries: QueryClient, id: string | undefined): void => {
  askAgain(
    queries,
    ({ queryKey: [name, params] }) =>
      name === 'catalogue.board' && String((params as { building?: unknown })?.building) === id,
  );
};

/** Asks again for what a piece of news has made old. */
export const hearNews = (queries: QueryClient, { topic, id }: LiveNews): void => {
  if (topic === 'estate') invalidateEstate(queries, id);
  if (topic === 'house') invalidateHouse(queries, id);
  const areas = outdatedBy.get(topic) ?? [];
  askAgain(
    queries,
    ({ queryKey: [name], meta: { path, staleBy } = {} }) =>
      areas.includes(areaOf(name)) || staleBy === topic || (topic === 'deal' && isOfDeal(path)),
  );
};

/** The house that the page looks at, and the way to say so while there is a line. */
const look: { building: number | undefined; say: () => void } = { building: undefined, say: () => {} };

/**
 * Asks the server for news of a building while a page shows it; one at a time.
 * @returns the way to stop
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
 * @returns the way to stop
 */
export const goLive = async (queries: QueryClient): Promise<() => void> => {
  // Without an answer the line is refused, and then it is asked why.
  if (!heldBearer()) await renewBearer().catch(() => undefined);
  const { io } = await import('socket.io-client');
  const socket = io({
    path: '/api/socket',
    transports: ['websocket', 'polling'],
    auth: (answer) => answer({ token: heldBearer() }),
  });
  /**
   * The server has refused or closed the socket: the bearer ran out, or the session is over. Without an
   * answer nobody knows, and the socket does not try by itself any more, so it is asked until there is one.
   */
  const askWhy = insistOn(async () => {
    const asked = sessionGeneration();
    if (!(await renewBearer())) loseSession(asked);
    else if (asked === sessionGeneration()) socket.connect();
  });
  look.say = () => {
    if (socket.connected) socket.emit('watch', { building: look.building });
  };
  let wasConnected = false;
  socket.on('news', (news: LiveNews) => {
    noteHeard(news.topic);
    hearNews(queries, news);
  });
  socket.on('connect', () => {
    // What was said while there was no line is lost. Before the first one that is a moment after the page was
    // read, so only what a person acts upon is asked again; after a broken one, everything that lives by
    // news.
    for (const topic of wasConnected ? ([...outdatedBy.keys()] as Topic[]) : actedUpon)
      hearNews(queries, { topic });
    if (look.building !== undefined) {
      look.say();
      hearNews(queries, { topic: 'house', id: String(look.building) });
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
