import { join } from 'node:path';
import { AppError } from './app-error.ts';
import { HelperLost, openHelper } from './helper.ts';
import type { HashRequest } from './password-hash.ts';

/** Passwords are hashed and compared in a process of their own, at most two at once (promise 1). */
export interface PasswordHasher {
  /** @throws AppError LOGIN_BUSY when too many wait */
  hash(password: string): Promise<string>;
  /** @throws AppError LOGIN_BUSY when too many wait */
  verify(hash: string, password: string): Promise<boolean>;
  close(): Promise<void>;
}

/** What a person is told to wait when the queue is full: it is worked off in about this time. */
const busySeconds = 2;

/** @param idleMs after so long without work the process ends; the next password starts it again */
export function openPasswordHasher({ idleMs = 60_000 } = {}): PasswordHasher {
  const helper = openHelper<HashRequest, string | boolean>({
    program: join(import.meta.dirname, 'password-hasher-process.ts'),
    atOnce: 2,
    maxWaiting: 32,
    maxTries: 2,
    idleMs,
    busy: () => new AppError('LOGIN_BUSY', { params: { seconds: busySeconds } }),
  });
  const ask = (request: HashRequest) =>
    helper.ask(request).catch((error: unknown) => {
      throw error instanceof HelperLost ? new AppError('UNAVAILABLE') : error;
    });
  return {
    hash: async (password) => String(await ask({ password })),
    verify: async (hash, password) => (await ask({ password, hash })) === true,
    close: () => helper.close(),
  };
}
