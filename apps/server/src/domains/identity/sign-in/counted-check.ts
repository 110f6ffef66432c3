import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { countTryAlone, giveTryBack, type Limit, type Reached } from '../../../platform/limits.ts';
import { signInFailed } from '../identity.events.ts';
import { type GuessWay, guessLimits, isOfAddress } from '../identity.policy.ts';
import type { Account } from '../identity.repo.ts';
import { accountHash, knownDevice } from './known-device.ts';

/** By what somebody says that an account is his. */
interface Claim {
  readonly account: Account | undefined;
  /** By what it was looked for; tries are counted by it when there is no account. */
  readonly name: string;
  readonly isRight: () => Promise<boolean>;
  /** The mark that the browser shows, be it his or not. */
  readonly mark: string | undefined;
  /** What is counted of it (`guessLimits`); by a password, unless it is said. */
  readonly way?: GuessWay;
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
 * Makes the check of what opens an account at a door. It is counted before it is carried out; the caller
 * takes the count back when the sign-in goes on. The check throws AppError RATE_LIMITED for an address that
 * guesses too much.
 */
export function countedCheck(
  { config, clock, db, pool }: Pick<Context, 'config' | 'clock' | 'db' | 'pool'>,
  door: 'cabinet' | 'office',
) {
  return async (act: Act, claim: Claim): Promise<Checked> => {
    const { account, name, isRight, mark, way = 'password' } = claim;
    const hash = accountHash(config.secret, account?.id ?? name);
    const device = knownDevice(config.secret, hash, mark);
    const { address = '' } = act;
    const counted = guessLimits({ door, address, accountHash: hash, device, way });
    // In a browser where the owner has been nobody waits for the count: a try too many costs a hash there,
    // and tells nothing.
    const early = device !== undefined && way !== 'key' ? isRight() : undefined;
    early?.catch(() => undefined);
    const reached = await countTryAlone(pool, counted, clock.now());
    if (reached) return refuse(reached, clock.now());

    const right = await (early ?? isRight()).catch(async (error) => {
      await giveTryBack(pool, counted);
      throw error;
    });
    if (!account || !right) {
      await signInFailed(db, act, { userId: account?.id, door });
      return { kind: 'wrong' };
    }
    return { kind: 'right', account, accountHash: hash, counted };
  };
}

function refuse({ limit, until }: Reached, now: Date): Checked {
  if (isOfAddress(limit)) {
    const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
    throw new AppError('RATE_LIMITED', { params: { seconds } });
  }
  return { kind: 'closed', ...(Number.isFinite(limit.seconds) ? { until } : {}) };
}
