import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { AppError } from './app-error.ts';
import type { HashReply, HashRequest } from './password-hash.ts';

/** Passwords are hashed and compared in a process of their own, at most two at once (promise 1). */
export interface PasswordHasher {
  /** @throws AppError LOGIN_BUSY when too many wait */
  hash(password: string): Promise<string>;
  /** @throws AppError LOGIN_BUSY when too many wait */
  verify(hash: string, password: string): Promise<boolean>;
  close(): Promise<void>;
}

const atOnce = 2;
const maxWaiting = 32;
const maxTries = 2;
/** What a person is told to wait when the queue is full: it is worked off in about this time. */
const busySeconds = 2;

interface Task {
  readonly request: HashRequest;
  readonly resolve: (result: string | boolean) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

/** @param idleMs after so long without work the process ends; the next password starts it again */
export function openPasswordHasher({ idleMs = 60_000 } = {}): PasswordHasher {
  const waiting: Task[] = [];
  const running = new Map<number, Task>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  let lastId = 0;

  const start = (): ChildProcess => {
    const started = fork(join(import.meta.dirname, 'password-hasher-process.ts'), [], { execArgv: [] });
    started.on('message', (reply: HashReply) => settle(reply));
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
      if (task.tries < maxTries && !closed) waiting.unshift(task);
      else task.reject(new AppError('UNAVAILABLE'));
    }
    next();
  };

  const settle = ({ id, result, failed }: HashReply): void => {
    const task = running.get(id);
    running.delete(id);
    if (result !== undefined) task?.resolve(result);
    else task?.reject(new Error(failed));
    next();
  };

  const next = (): void => {
    clearTimeout(idle);
    while (running.size < atOnce) {
      const task = waiting.shift();
      if (!task) break;
      child ??= start();
      hold(child, true);
      task.tries += 1;
      running.set(task.request.id, task);
      // A send that fails is followed by the end of the process, which begins the task again.
      child.send(task.request, () => undefined);
    }
    if (running.size === 0 && child) rest(child);
  };

  const rest = (resting: ChildProcess): void => {
    hold(resting, false);
    idle = setTimeout(() => {
      child = undefined;
      resting.disconnect();
    }, idleMs).unref();
  };

  const submit = (work: Omit<HashRequest, 'id'>): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new AppError('UNAVAILABLE'));
      if (running.size >= atOnce && waiting.length >= maxWaiting) {
        return reject(new AppError('LOGIN_BUSY', { params: { seconds: busySeconds } }));
      }
      lastId += 1;
      waiting.push({ request: { id: lastId, ...work }, resolve, reject, tries: 0 });
      next();
    });

  return {
    hash: async (password) => String(await submit({ password })),
    verify: async (hash, password) => (await submit({ password, hash })) === true,
    async close() {
      closed = true;
      clearTimeout(idle);
      for (const task of waiting.splice(0)) task.reject(new AppError('UNAVAILABLE'));
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
