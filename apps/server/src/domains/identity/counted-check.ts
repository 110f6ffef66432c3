import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { cookieOf } from '../../platform/http/cookies.ts';
import { countTryAlone, giveTryBack, type Limit } from '../../platform/limits.ts';
import { signInFailed } from './identity.events.ts';
import { guessLimits } from './identity.policy.ts';
import type { Account } from './identity.repo.ts';
import { accountHash, knownDevice } from './known-device.ts';
import type { Visit } from './visit.ts';

/** By what somebody says that an account is his. */
interface Claim {
  readonly account: Account | undefined;
  /** By what it was looked for; tries are counted by it when there is no account. */
  readonly name: string;
  readonly isRight: () => Promise<boolean>;
  /**
   * By a key, which nobody guesses: only the address is counted, so that those who guess the password do not shut out the
   * owner with his key in a new browser (promise 3).
   */
  readonly byKey?: true;
}

export type Checked =
  | {
      readonly kind: 'right';
      readonly account: Account;
      readonly accountHash: string;
      readonly counted: readonly Limit[];
    }
  | { readonly kind: 'wrong' }
  /** Too many failures; `until` is absent when only a known device, a code or a key opens it. */
  | { readonly kind: 'closed'; readonly until?: Date };

/**
 * Makes the check of what opens an account at a door. It is counted before it is carried out; the caller takes the count
 * back when the sign-in goes on.
 * The check throws AppError RATE_LIMITED for an address that guesses too much.
 */
export function countedCheck(
  { config, clock, db, pool }: Pick<Context, 'config' | 'clock' | 'db' | 'pool'>,
  door: 'cabinet' | 'office',
) {
  return async ({ account, name, isRight, byKey }: Claim, visit: Visit): Promise<Checked> => {
    const hash = accountHash(config.secret, account?.id ?? name);
    const device = knownDevice(config.secret, hash, cookieOf(visit.request, door, 'device'));
    const limits = guessLimits(visit.address, hash, device);
    const counted = byKey ? limits.slice(0, 1) : limits;
    // In a browser where the owner has been nobody waits for the count: a try too many costs a hash there, and tells nothing.
    const early = device !== undefined && !byKey ? isRight() : undefined;
    early?.catch(() => undefined);
    const reached = await countTryAlone(pool, counted, clock.now());
    if (reached) return refuse(reached.limit, counted, reached.until, clock.now());

    const right = await (early ?? isRight()).catch(async (error) => {
      await giveTryBack(pool, counted);
      throw error;
    });
    if (!account || !right) {
      await signInFailed(db, account?.id, door, visit, clock.now());
      return { kind: 'wrong' };
    }
    return { kind: 'right', account, accountHash: hash, counted };
  };
}

function refuse(reached: Limit, [address]: readonly Limit[], until: Date, now: Date): Checked {
  if (reached === address) {
    const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
    throw new AppError('RATE_LIMITED', { params: { seconds } });
  }
  return { kind: 'closed', ...(Number.isFinite(reached.seconds) ? { until } : {}) };
}
