import { SessionEndedError } from '@novosel/client/calls/errors.ts';
import { useEffect } from 'react';

/** A list that did not load is logged, and its place says so: nothing stands over the page (S8-31). */
export const useLogged = (url: string, error: Error | null): void => {
  useEffect(() => {
    if (error && !(error instanceof SessionEndedError)) console.error('A list did not load', { url, error });
  }, [url, error]);
};
