import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { countTryAlone, giveTryBack, type Limit, type Reached } from '../../../platform/limits.ts';
import { signInFailed } from '../identity.events.ts';
import { type GuessWay, guessLimits, isOfAddress } from '../identity.policy.ts';
import type { Account } from '../identity.repo.ts';
import { accountHash, knownDevice } from './known-device.ts';

/** An attempt to use an account. */
interface Claim {
  readonly account: Account | undefined;
  /** The entered identifier; attempts are counted by it when there is no account. */
  readonly name: string;
  readonly isRight: () => Promise<boolean>;
  /** The browser's cookie of a known device, possibly another person's. */
  readonly mark: string | undefined;
  /** Which counters apply (`guessLimits`); by default those of a password. */
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
  /** Too many failures; without `until` only a known device, a code or a passkey works. */
  | { readonly kind: 'closed'; readonly until?: Date };

/**
 * Makes a check of credentials for the cabinet or the desk. The attempt is counted first; the caller undoes
 * the count when the sign-in succeeds. The check throws AppError RATE_LIMITED for an address with too many
 * guesses.
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
    // In the owner's own browser the hash starts without waiting for the counter: an attempt over the limit
    // then only costs a hash, and its result is not revealed.
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
