import { join } from 'node:path';
import { AppError } from '../app-error.ts';
import { HelperLost, openHelper } from '../helpers/helper.ts';
import { type HashRequest, isCheap, unmatchableHash } from './password-hash.ts';

/** Hashes and compares passwords in a separate process, at most two at once (promise 1). */
export interface PasswordHasher {
  /** @throws AppError LOGIN_BUSY when too many wait */
  hash(password: string): Promise<string>;
  /**
   * @param hash undefined: there is no account, and the result is false
   * @returns false after the same work for any account and any cost of the hash (`answer-password.ts`)
   * @throws AppError LOGIN_BUSY when too many wait
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** Whether a hash must be renewed: it is below the present cost. */
  isCheap(hash: string): boolean;
  close(): Promise<void>;
}

/** Seconds for which a refused person should wait: about the time to empty a full queue. */
const busySeconds = 3;

interface Options {
  /** Passes of a new hash (`hashCost`). */
  readonly passes: number;
  /** Milliseconds without work after which the process stops; the next password starts it again. */
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
      (await ask({ password, passes, hash: hash ?? unmatchableHash(passes) })) === true,
    isCheap: (hash) => isCheap(hash, passes),
    close: () => helper.close(),
  };
}
