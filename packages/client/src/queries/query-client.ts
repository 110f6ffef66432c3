import { QueryClient } from '@tanstack/react-query';
import { NetworkError, RefusalError } from '../calls/errors.ts';
import { onSessionEnd } from '../calls/session.ts';

const second = 1000;

/**
 * Whether to repeat a failed query: after no answer or «come later» (429, 503), but never without a
 * connection.
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
 * The cache of answers. A focused window refetches nothing: news comes by the socket, and after a lost
 * connection the queries on the screen are refetched.
 */
export const makeQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection a query fails at once instead of waiting for ever.
        networkMode: 'always',
        retry: worthRepeating,
        retryDelay: pause,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        gcTime: 10 * 60 * second,
      },
      // A press is answered at once even without a connection; the person repeats it himself.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  onSessionEnd(() => client.clear());
  return client;
};
