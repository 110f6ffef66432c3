import { QueryClient } from '@tanstack/react-query';
import { NetworkError, RefusalError } from '../calls/errors.ts';
import { onSessionEnd } from '../calls/session.ts';

const second = 1000;

/**
 * What a query may still hope for: an answer after none, or after «come later»; without a connection nothing.
 */
const worthRepeating = (failures: number, error: unknown): boolean =>
  navigator.onLine !== false &&
  failures < 3 &&
  (error instanceof NetworkError || (error instanceof RefusalError && error.status === 503));

const pause = (failures: number, error: unknown): number => {
  const asked = error instanceof RefusalError ? error.retryAfterSeconds : undefined;
  return asked ? Math.min(asked, 30) * second : Math.min(second * 2 ** failures, 10 * second);
};

/**
 * The cache of answers. Nothing is asked again because a window was focused: news comes by the socket,
 * and what the screen shows is asked again when the connection is back.
 */
export const makeQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection a part says so at once, instead of waiting for ever.
        networkMode: 'always',
        retry: worthRepeating,
        retryDelay: pause,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        gcTime: 10 * 60 * second,
      },
      // A press is answered at once, also without a connection; the person repeats it himself.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  onSessionEnd(() => client.clear());
  return client;
};
