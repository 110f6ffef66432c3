import { type ChildProcess, fork } from 'node:child_process';
import { AppError } from '../app-error.ts';
import { turnQueue } from './turn-queue.ts';

/** A request to a helper, and its answer; a request that failed has `failed`. */
export interface HelperRequest<Request> {
  readonly id: number;
  readonly request: Request;
}
export interface HelperReply<Result> {
  readonly id: number;
  readonly result?: Result;
  readonly failed?: string;
}

/** Work done in a separate process, which is started when needed and stopped after a while without work. */
export interface Helper<Request, Result> {
  /**
   * @throws AppError of `busy` when too many wait, UNAVAILABLE after the stop, HelperLost when its process
   * dies of the request
   */
  ask(request: Request): Promise<Result>;
  close(): Promise<void>;
}

interface Options<Request> {
  /** Path of the program, which calls `helpWith`. */
  readonly program: string;
  readonly flags?: readonly string[];
  /** Its environment variables; without this, all of ours. */
  readonly env?: Record<string, string>;
  readonly atOnce: number;
  readonly maxWaiting: number;
  /** Requests of different people alternate; each person has a limit of waiting requests. */
  readonly turns?: { readonly of: (request: Request) => string; readonly maxWaiting: number };
  /** Attempts of a request whose process dies. */
  readonly maxTries: number;
  /** Milliseconds after which a request ends the process. */
  readonly patienceMs?: number;
  readonly idleMs: number;
  readonly busy: () => AppError;
}

/** The process died at every attempt of the request, by itself or by the time limit. */
export class HelperLost extends Error {
  readonly impatient: boolean;

  constructor(message: string, impatient: boolean) {
    super(message);
    this.impatient = impatient;
  }
}

interface Task<Request, Result> {
  readonly id: number;
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  tries: number;
  patience?: NodeJS.Timeout;
  impatient?: true;
}

export function openHelper<Request, Result>(options: Options<Request>): Helper<Request, Result> {
  const { atOnce, maxWaiting, maxTries, patienceMs, idleMs, turns } = options;
  const turnOf = (request: Request) => turns?.of(request) ?? '';
  const waiting = turnQueue<Task<Request, Result>>(({ request }) => turnOf(request));
  const running = new Map<number, Task<Request, Result>>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  let lastId = 0;

  const start = (): ChildProcess => {
    const started = fork(options.program, [], {
      execArgv: [...(options.flags ?? [])],
      // Keeps dates and buffers as they are.
      serialization: 'advanced',
      ...(options.env ? { env: options.env } : {}),
    });
    started.on('message', (reply: HelperReply<Result>) => settle(reply));
    started.on('error', () => lose(started));
    started.on('exit', () => lose(started));
    return started;
  };

  /** The process died: its request starts again in a new one. */
  const lose = (dead: ChildProcess): void => {
    if (child !== dead) return;
    child = undefined;
    const begun = [...running.values()];
    running.clear();
    for (const task of begun.toReversed()) {
      clearTimeout(task.patience);
      if (closed) task.reject(new AppError('UNAVAILABLE'));
      else if (task.tries < maxTries) waiting.putBack(task);
      else task.reject(new HelperLost(`${options.program} died`, task.impatient === true));
    }
    next();
  };

  const settle = ({ id, result, failed }: HelperReply<Result>): void => {
    const task = running.get(id);
    running.delete(id);
    clearTimeout(task?.patience);
    if (failed === undefined) task?.resolve(result as Result);
    else task?.reject(new Error(failed));
    next();
  };

  const next = (): void => {
    clearTimeout(idle);
    while (running.size < atOnce) {
      const task = waiting.take();
      if (!task) break;
      child ??= start();
      begin(child, task);
    }
    if (running.size === 0 && child) rest(child);
  };

  const begin = (working: ChildProcess, task: Task<Request, Result>): void => {
    hold(working, true);
    task.tries += 1;
    running.set(task.id, task);
    if (patienceMs)
      task.patience = setTimeout(() => {
        task.impatient = true;
        working.kill('SIGKILL');
      }, patienceMs);
    // A failed send is followed by the exit of the process, which restarts the task.
    working.send({ id: task.id, request: task.request } satisfies HelperRequest<Request>, () => undefined);
  };

  const rest = (resting: ChildProcess): void => {
    hold(resting, false);
    idle = setTimeout(() => {
      child = undefined;
      resting.disconnect();
    }, idleMs).unref();
  };

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new AppError('UNAVAILABLE'));
        const ofOne = turns ? waiting.waitingOf(turnOf(request)) >= turns.maxWaiting : false;
        if (running.size >= atOnce && (waiting.length >= maxWaiting || ofOne)) return reject(options.busy());
        lastId += 1;
        waiting.push({ id: lastId, request, resolve, reject, tries: 0 });
        next();
      }),
    async close() {
      closed = true;
      clearTimeout(idle);
      for (const task of waiting.takeAll()) task.reject(new AppError('UNAVAILABLE'));
      const last = child;
      if (!last) return;
      const gone = new Promise((resolve) => last.once('exit', resolve));
      last.kill();
      await gone;
    },
  };
}

/** A working helper keeps our process alive, an idle one does not. */
function hold(child: ChildProcess, working: boolean): void {
  if (working) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
