import { SessionEndedError } from '@novosel/client/calls/errors.ts';
import { useEffect } from 'react';

/**
 * Logs a list that failed to load; the list's own place shows the failure, no message covers the page
 * (S8-31).
 */
export const useLogged = (url: string, error: Error | null): void => {
  useEffect(() => {
    if (error && !(error instanceof SessionEndedError)) console.error('A list did not load', { url, error });
  }, [url, error]);
};
