import type { QueryClient } from '@tanstack/react-query';
import { renewBearer } from './send.ts';
import { heldBearer, onSessionEnd } from './session.ts';

/** News of the server: what has changed, never the change itself. */
interface LiveNews {
  readonly topic: string;
}

/** First words of the endpoints whose answers a topic makes old. */
const outdatedBy: Readonly<Record<string, readonly string[]>> = {
  deal: ['deals', 'booking', 'flats', 'documents', 'desk'],
  queue: ['desk'],
  notifications: ['notifications'],
  estate: ['catalogue', 'flats', 'booking'],
};

const invalidate = (queries: QueryClient, { topic }: LiveNews) => {
  const areas = outdatedBy[topic] ?? [];
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) => areas.includes(String(name).split('.')[0] ?? ''),
  });
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
  let wasConnected = false;
  socket.onAny((_event: string, news: Partial<LiveNews> | undefined) => {
    if (news?.topic) invalidate(queries, { topic: news.topic });
  });
  socket.on('connect', () => {
    // What was said while the line was down is lost: everything that lives by news is asked again.
    if (wasConnected) for (const topic of Object.keys(outdatedBy)) invalidate(queries, { topic });
    wasConnected = true;
  });
  socket.on('connect_error', () => {
    // The bearer may have run out while the line was down; the next try takes the new one.
    if (!socket.active)
      void renewBearer().then(
        (alive) => alive && socket.connect(),
        () => undefined,
      );
  });
  const stop = onSessionEnd(() => socket.disconnect());
  return () => {
    stop();
    socket.disconnect();
  };
};
