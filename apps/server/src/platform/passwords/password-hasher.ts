import { join } from 'node:path';
import { AppError } from '../app-error.ts';
import { HelperLost, openHelper } from '../helpers/helper.ts';
import { type HashRequest, isCheap, nobodysHash } from './password-hash.ts';

/** Passwords are hashed and compared in a process of their own, at most two at once (promise 1). */
export interface PasswordHasher {
  /** @throws AppError LOGIN_BUSY when too many wait */
  hash(password: string): Promise<string>;
  /**
   * @param hash undefined: of nobody, whose password is always wrong
   * @returns false after the same work whosever it is and however cheap the hash (`answer-password.ts`)
   * @throws AppError LOGIN_BUSY when too many wait
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** Whether a hash is to be renewed: it is cheaper than one of today. */
  isCheap(hash: string): boolean;
  close(): Promise<void>;
}

/** What a person is told to wait when the queue is full: it is worked off in about this time. */
const busySeconds = 3;

interface Options {
  /** What a hash costs (`hashCost`). */
  readonly passes: number;
  /** After so long without work the process ends; the next password starts it again. */
  readonly idleMs?: number;
}

export function openPasswordHasher({ passes, idleMs = 60_000 }: Options): PasswordHasher {
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
    hash: async (password) => String(await ask({ password, passes })),
    verify: async (hash, password) =>
      (await ask({ password, passes, hash: hash ?? nobodysHash(passes) })) === true,
    isCheap: (hash) => isCheap(hash, passes),
    close: () => helper.close(),
  };
}
