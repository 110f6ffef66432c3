import { watchUnsent } from '@novosel/client/unsent/unsent.ts';
import { listOauthClients } from '@novosel/contract/users/endpoints.ts';
import { beginLater, quietAfter, type Stop } from '../../shared/page/begin-later.ts';
import { queries } from '../../shared/page/queries.ts';

/** In ms: the service worker, which saves the page for offline visits, starts later than the rest. */
const idleAfter = 10_000;

const goLive = async (): Promise<Stop> => (await import('@novosel/client/live/live.ts')).goLive(queries);

const sendKept = async (): Promise<Stop> => watchUnsent(() => void queries.invalidateQueries());

const watchLine = async (): Promise<Stop> =>
  (await import('@novosel/client/live/watch-silence.ts')).watchSilence(listOauthClients.path);

const keepState = async (): Promise<Stop> => (await import('../last-known/watch-state.ts')).watchState();

const keepPage = async (): Promise<Stop> => {
  await (await import('../release/watch-release.ts')).watchRelease();
  return () => undefined;
};

/** Starts everything that waits until the page of a signed-in person is loaded. */
export const whenQuiet = (): Stop =>
  beginLater([
    { after: quietAfter, what: [goLive, sendKept, watchLine] },
    { after: idleAfter, what: [keepState, keepPage] },
  ]);
