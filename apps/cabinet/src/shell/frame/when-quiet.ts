import { watchUnsent } from '@novosel/client/unsent.ts';
import { listOauthClients } from '@novosel/contract/users/endpoints.ts';
import { queries } from '../queries.ts';
import { cancelTimer, startTimer } from '../timers.ts';

/** In ms: the line for news is opened when the page has what it shows; the worker that keeps the page waits longer. */
export const quietAfter = 2000;
const idleAfter = 10_000;

type Stop = () => void;

const goLive = async (): Promise<Stop> => (await import('@novosel/client/live.ts')).goLive(queries);

const inheritFocus = async (): Promise<Stop> => (await import('@novosel/ui/focus-heir.ts')).inheritFocus();

const sendKept = async (): Promise<Stop> => watchUnsent(() => void queries.invalidateQueries());

const watchLine = async (): Promise<Stop> =>
  (await import('@novosel/client/watch-silence.ts')).watchSilence(listOauthClients.path);

const keepState = async (): Promise<Stop> => (await import('../last-known/watch-state.ts')).watchState();

const keepPage = async (): Promise<Stop> => {
  await (await import('../release/watch-release.ts')).watchRelease();
  return () => undefined;
};

/** Begins what may wait until the page stands; without one of them the rest works, and the next visit tries again. */
export const whenQuiet = (): Stop => {
  const stops: Stop[] = [];
  let gone = false;
  const begin = (what: () => Promise<Stop>) => {
    const run = async () => {
      const stop = await what();
      if (gone) stop();
      else stops.push(stop);
    };
    void run().catch(() => undefined);
  };
  const timers = [
    startTimer(quietAfter, () => [goLive, sendKept, watchLine, inheritFocus].forEach(begin)),
    startTimer(idleAfter, () => [keepState, keepPage].forEach(begin)),
  ];
  return () => {
    gone = true;
    timers.forEach(cancelTimer);
    for (const stop of stops) stop();
  };
};
