import { type ChildProcess, fork } from 'node:child_process';
import { AppError } from '../app-error.ts';
import { turnQueue } from './turn-queue.ts';

/** What goes to a helper and comes back; a request that it could not carry out has `failed`. */
export interface HelperRequest<Request> {
  readonly id: number;
  readonly request: Request;
}
export interface HelperReply<Result> {
  readonly id: number;
  readonly result?: Result;
  readonly failed?: string;
}

/**
 * Work that is done in a process of its own, started when it is needed and ended after a while without work.
 */
export interface Helper<Request, Result> {
  /**
   * @throws AppError of `busy` when too many wait, UNAVAILABLE after the end, HelperLost when its process
   *   dies of it
   */
  ask(request: Request): Promise<Result>;
  close(): Promise<void>;
}

interface Options<Request> {
  /** The program; it calls `helpWith`. */
  readonly program: string;
  readonly flags?: readonly string[];
  /** All that it knows of our settings; without it, everything. */
  readonly env?: Record<string, string>;
  readonly atOnce: number;
  readonly maxWaiting: number;
  /** People whose requests take turns, each with at most so many that wait. */
  readonly turns?: { readonly of: (request: Request) => string; readonly maxWaiting: number };
  /** How often a request is begun when the process dies meanwhile. */
  readonly maxTries: number;
  /** A request that takes longer ends the process. */
  readonly patienceMs?: number;
  readonly idleMs: number;
  readonly busy: () => AppError;
}

/** The process died as often as the request may be tried: of itself, or because our patience was over. */
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
      // Dates and bytes come over as what they are.
      serialization: 'advanced',
      ...(options.env ? { env: options.env } : {}),
    });
    started.on('message', (reply: HelperReply<Result>) => settle(reply));
    started.on('error', () => lose(started));
    started.on('exit', () => lose(started));
    return started;
  };

  /** The process died: what it had begun is begun once more in a new one. */
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
    // A send that fails is followed by the end of the process, which begins the task again.
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

/** While it works, the process keeps ours alive; while it rests, it does not. */
function hold(child: ChildProcess, working: boolean): void {
  if (working) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
