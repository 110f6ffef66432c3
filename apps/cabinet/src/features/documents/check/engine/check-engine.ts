import { trustedWorker } from '../../../../shared/page/trusted-worker.ts';
import type { CheckResult } from './check-files.ts';
import type { CheckNews, CheckOrder } from './check-worker.ts';
import workerUrl from './check-worker.ts?worker&url';

const workerFile = trustedWorker('check-worker', workerUrl);

let waiting: Worker | undefined;

/** Starts the worker before its first check, so that a check needs no connection. */
export const warmEngine = (): void => {
  if (waiting) return;
  const worker = new Worker(workerFile(), { type: 'module' });
  // Its file could not be loaded: the next check tries again.
  worker.onerror = () => {
    if (waiting === worker) waiting = undefined;
  };
  waiting = worker;
};

/**
 * Checks files apart from the page, which stays alive meanwhile.
 * @param onProgress gets how much is read, 0 to 100
 * @throws Error when the worker fails
 */
export async function runCheck(
  order: CheckOrder,
  onProgress: (percent: number) => void,
): Promise<CheckResult> {
  warmEngine();
  const worker = waiting;
  // A busy worker is nobody's: a later check starts another one.
  waiting = undefined;
  if (!worker) throw new Error('There is no worker');
  const result = await new Promise<CheckResult>((resolve, reject) => {
    const fail = () => {
      worker.terminate();
      reject(new Error('The check has failed'));
    };
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<CheckNews>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('result' in data) resolve(data.result);
      else fail();
    };
    worker.postMessage(order);
  });
  if (waiting) worker.terminate();
  else waiting = worker;
  return result;
}
