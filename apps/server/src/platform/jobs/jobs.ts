import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Executor } from '../database/db.ts';
import { sql } from '../database/drizzle.ts';
import type { Log } from '../logs/log.ts';

export const jobSchema = 'jobs';

interface EnqueueOptions {
  /** Not before this moment. */
  readonly at?: Date;
  /** At most one waiting job with this key in the queue. */
  readonly key?: string;
}

/** Migrations create a queue for each kind of job; the database refuses an unknown name. */
export interface Jobs {
  /** Inserts a job in the caller's transaction, so that it exists exactly when the change does. */
  enqueue(tx: Executor, queue: string, data: object, options?: EnqueueOptions): Promise<void>;
  work<Data extends object>(queue: string, act: (data: Data) => Promise<void>): Promise<void>;
  /** Runs `act` about every `seconds` seconds on one of the nodes. */
  every(queue: string, seconds: number, act: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** NOTIFY wakes this node when a job is committed: set on nodes with the role «jobs». */
  readonly listens: boolean;
  /** Seconds between polls, for lost NOTIFYs and for due jobs. */
  readonly pollingSeconds?: number;
}

/** Opens the queue as the program; `work` and `every` are for nodes with the role «jobs». */
export async function openJobs(
  url: string,
  log: Log,
  { listens, pollingSeconds = 2 }: Options,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: jobSchema,
    migrate: false,
    max: 3,
    schedule: false,
    monitorIntervalSeconds: 60,
    useListenNotify: listens,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'job queue'));
  await boss.start();
  const timers: NodeJS.Timeout[] = [];
  /** Only a failed job is retried: the others of its batch stay done. */
  const resultOf = async (queue: string, id: string, act: () => Promise<void>): Promise<JobResult> => {
    try {
      await act();
      return { id, status: 'completed' };
    } catch (error) {
      log.error({ err: error, job: id }, queue);
      return { id, status: 'failed', output: { message: String(error) } };
    }
  };
  return {
    async enqueue(tx, queue, data, options) {
      await boss.send(queue, data, {
        db: fromDrizzle(tx, sql),
        ...(options?.at ? { startAfter: options.at } : {}),
        ...(options?.key ? { singletonKey: options.key } : {}),
      });
    },
    async work(queue, act) {
      /**
       * A full batch means that more jobs wait: they are fetched at once, otherwise a node could do only ten
       * jobs a second.
       */
      const options = {
        pollingIntervalSeconds: pollingSeconds,
        notifyPollingIntervalSeconds: pollingSeconds,
        batchSize: 5,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      await boss.work<Parameters<typeof act>[0]>(queue, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) results.push(await resultOf(queue, id, () => act(data)));
        return results;
      });
    },
    async every(queue, seconds, act) {
      const polling = Math.max(pollingSeconds, seconds / 2);
      await boss.work(queue, { pollingIntervalSeconds: polling, notifyPollingIntervalSeconds: polling }, act);
      const tick = () =>
        boss.send(queue, {}, { singletonSeconds: seconds }).catch((error) => log.warn({ err: error }, queue));
      timers.push(setInterval(tick, seconds * 1000));
      await tick();
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
