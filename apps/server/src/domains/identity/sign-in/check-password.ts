import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import type { Identifier } from '../accounts/identifier.ts';
import { type Account, keepRehash, prepareFindAccount } from '../identity.repo.ts';
import { type Checked, countedCheck } from './counted-check.ts';

/** Credentials of a sign-in. */
interface Given {
  readonly identifier: Identifier;
  readonly password: string;
  /** The browser's cookie of a known device. */
  readonly mark: string | undefined;
  readonly way?: 'password' | 'own';
}

export type PasswordDeps = Pick<Context, 'config' | 'clock' | 'db' | 'pool' | 'hasher' | 'events' | 'jobs'>;

/**
 * Makes the password check for the cabinet or the desk. Known and unknown identifiers take the same steps.
 * The check throws AppError RATE_LIMITED for an address with too many guesses, LOGIN_BUSY when too many
 * people sign in.
 */
export function passwordCheck(deps: PasswordDeps, door: 'cabinet' | 'office') {
  const { db, hasher } = deps;
  const findAccount = prepareFindAccount(db);
  const check = countedCheck(deps, door);

  /** Skipped when too many people sign in: the next sign-in renews the hash. */
  const rehash = async ({ id, passwordHash }: Account, password: string): Promise<void> => {
    const renewed = await hasher.hash(password).catch(() => undefined);
    if (renewed) await keepRehash(db, id, passwordHash, renewed);
  };

  return async (act: Act, { identifier, password, mark, way = 'password' }: Given): Promise<Checked> => {
    const account = await findAccount(identifier);
    const isRight = () => hasher.verify(account?.passwordHash, password);
    const name = `${identifier.type}:${identifier.value}`;
    const checked = await check(act, { account, name, isRight, mark, way });
    if (checked.kind === 'right' && hasher.isCheap(checked.account.passwordHash))
      await rehash(checked.account, password);
    return checked;
  };
}
