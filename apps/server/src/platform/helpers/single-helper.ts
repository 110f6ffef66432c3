import { AppError } from '../app-error.ts';
import { type Helper, HelperLost, openHelper } from './helper.ts';

/**
 * A helper that does one request at a time, and retries once if its process dies.
 * @param program its file; it calls `helpWith`
 * @returns a helper whose `ask` throws AppError UNAVAILABLE when too many wait or it was lost
 */
export function openSingleHelper<Request, Result>(program: string, idleMs: number): Helper<Request, Result> {
  const helper = openHelper<Request, Result>({
    program,
    atOnce: 1,
    maxWaiting: 64,
    maxTries: 2,
    patienceMs: 30_000,
    idleMs,
    busy: () => new AppError('UNAVAILABLE'),
  });
  return {
    async ask(request) {
      try {
        return await helper.ask(request);
      } catch (error) {
        throw error instanceof HelperLost ? new AppError('UNAVAILABLE') : error;
      }
    },
    close: () => helper.close(),
  };
}
