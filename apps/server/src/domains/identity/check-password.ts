import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { cookieOf } from '../../platform/http/cookies.ts';
import { countTryAlone, giveTryBack, type Limit } from '../../platform/limits.ts';
import { needsRehash } from '../../platform/password-hash.ts';
import type { Identifier } from './identifier.ts';
import { signInFailed } from './identity.events.ts';
import { guessLimits } from './identity.policy.ts';
import { type Account, keepRehash, prepareFindAccount } from './identity.repo.ts';
import { accountHash, knownDevice } from './known-device.ts';
import type { Visit } from './visit.ts';

export type PasswordDeps = Pick<Context, 'config' | 'clock' | 'db' | 'pool' | 'hasher' | 'events'>;

export type PasswordCheck =
  | {
      readonly kind: 'right';
      readonly account: Account;
      readonly accountHash: string;
      readonly counted: readonly Limit[];
    }
  | { readonly kind: 'wrong' }
  /** Too many failures; `until` is absent when only a known device or the support opens it. */
  | { readonly kind: 'closed'; readonly until?: Date };

/** Of no password; compared with when there is no such person, so that both answers take the same time (promise 4). */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$oEVcbO3KmBBctfpc2CIX0g$O7c50fpcVVjfk5Ax29pspr9zBsPJRxZPAPIb5w/ziHU';

/**
 * Makes the check of a password at a door. It is counted before it is carried out; the caller takes the count back when
 * the sign-in goes on. Known and unknown identifiers walk the same steps.
 * The check throws AppError RATE_LIMITED for an address that guesses too much, LOGIN_BUSY when too many sign in.
 */
export function passwordCheck({ config, clock, db, pool, hasher }: PasswordDeps, door: 'cabinet' | 'office') {
  const findAccount = prepareFindAccount(db);

  /** When too many sign in, the next sign-in renews the hash. */
  const rehash = async ({ id, passwordHash }: Account, password: string): Promise<void> => {
    const renewed = await hasher.hash(password).catch(() => undefined);
    if (renewed) await keepRehash(db, id, passwordHash, renewed);
  };

  return async (identifier: Identifier, password: string, visit: Visit): Promise<PasswordCheck> => {
    const account = await findAccount(identifier);
    const hash = accountHash(config.secret, account?.id ?? `${identifier.type}:${identifier.value}`);
    const device = knownDevice(config.secret, hash, cookieOf(visit.request, door, 'device'));
    const counted = guessLimits(visit.address, hash, device);
    const reached = await countTryAlone(pool, counted, clock.now());
    if (reached) return refuse(reached.limit, counted, reached.until, clock.now());

    const right = await hasher.verify(account?.passwordHash ?? nobodysHash, password).catch(async (error) => {
      await giveTryBack(pool, counted);
      throw error;
    });
    if (!account || !right) {
      await signInFailed(db, account?.id, door, visit, clock.now());
      return { kind: 'wrong' };
    }
    if (needsRehash(account.passwordHash)) await rehash(account, password);
    return { kind: 'right', account, accountHash: hash, counted };
  };
}

function refuse(reached: Limit, [address]: readonly Limit[], until: Date, now: Date): PasswordCheck {
  if (reached === address) {
    const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
    throw new AppError('RATE_LIMITED', { params: { seconds } });
  }
  return { kind: 'closed', ...(Number.isFinite(reached.seconds) ? { until } : {}) };
}
