import type { QueryClient } from '@tanstack/react-query';
import { renewBearer } from './send.ts';
import { heldBearer, loseSession, onSessionEnd, sessionGeneration } from './session.ts';

/** News of the server: what has changed, never the change itself. */
export interface LiveNews {
  readonly topic: string;
  readonly id?: string;
}

/** First words of the endpoints whose answers a topic makes old. */
const outdatedBy: Readonly<Record<string, readonly string[]>> = {
  deal: ['deals', 'booking', 'flats', 'documents'],
  flats: ['flats'],
  notifications: ['notifications'],
  queue: ['desk'],
};

const actedUpon: readonly string[] = ['deal', 'queue'];

const areaOf = (name: unknown): string => String(name).split('.')[0] ?? '';

/** An estate is everybody's news: only who looks at that one asks again, lists learn of it when they are opened. */
const invalidateEstate = (queries: QueryClient, id: string | undefined): void => {
  const about = (params: unknown) =>
    id !== undefined && String((params as { estate?: unknown })?.estate) === id;
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name, params] }) =>
      ['catalogue', 'booking'].includes(areaOf(name)) && about(params),
  });
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name, params] }) => areaOf(name) === 'catalogue' && !about(params),
    refetchType: 'none',
  });
};

/** Asks again for what a piece of news has made old. */
export const hearNews = (queries: QueryClient, { topic, id }: LiveNews): void => {
  if (topic === 'estate') invalidateEstate(queries, id);
  const areas = outdatedBy[topic] ?? [];
  void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => areas.includes(areaOf(name)) });
};

/**
 * Keeps the answers fresh by the server's news while a person is signed in. The server chooses the rooms (promise 49).
 * @returns the way to stop
 */
export const goLive = async (queries: QueryClient): Promise<() => void> => {
  if (!heldBearer()) await renewBearer();
  const { io } = await import('socket.io-client');
  const socket = io({
    path: '/api/socket',
    transports: ['websocket', 'polling'],
    auth: (answer) => answer({ token: heldBearer() }),
  });
  /** The server has refused or closed the socket: the bearer ran out, or the session is over. */
  const askWhy = async () => {
    const asked = sessionGeneration();
    if (await renewBearer()) socket.connect();
    else loseSession(asked);
  };
  let wasConnected = false;
  socket.on('news', (news: LiveNews) => hearNews(queries, news));
  socket.on('connect', () => {
    // What was said while there was no line is lost. Before the first one that is a moment after the page was read, so
    // only what a person acts upon is asked again; after a broken one, everything that lives by news.
    for (const topic of wasConnected ? Object.keys(outdatedBy) : actedUpon) hearNews(queries, { topic });
    wasConnected = true;
  });
  socket.on('connect_error', () => {
    if (!socket.active) void askWhy().catch(() => undefined);
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') void askWhy().catch(() => undefined);
  });
  const stop = onSessionEnd(() => socket.disconnect());
  return () => {
    stop();
    socket.disconnect();
  };
};
