import { markStale } from '../../shared/navigation/stale-release.ts';
import { trustedWorker } from '../../shared/page/trusted-worker.ts';

const worker = '/service-worker.js';
/** In ms: the shortest interval at which a tab, when shown again, checks for a newer release. */
const askedEvery = 600_000;

const workerFile = trustedWorker('service-worker', worker);

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const askAgain = (registration: ServiceWorkerRegistration) => {
  let asked = Date.now();
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < askedEvery) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('online', ask);
};

/**
 * Registers the service worker, which saves the page for offline visits, and notices a newer release. A
 * browser without service workers loses only that.
 */
export const watchRelease = async (): Promise<void> => {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers || savesData()) return;
  const first = workers.controller === null;
  let changes = 0;
  workers.addEventListener('controllerchange', () => {
    changes += 1;
    // The first worker takes over a page of its own release.
    if (!first || changes > 1) markStale();
  });
  const registration = await workers.register(workerFile(), { updateViaCache: 'none' });
  askAgain(registration);
  (await workers.ready).active?.postMessage('fill');
};
