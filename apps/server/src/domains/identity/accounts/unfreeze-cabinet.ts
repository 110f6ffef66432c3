import type { unfreezeCabinet as endpoint } from '@novosel/contract/session/freeze-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { checkCode, useCode } from '../codes/check-code.ts';
import { type CodeClaim, ofUser } from '../codes/codes.repo.ts';
import { type IssuedCode, issueCode } from '../codes/issue-code.ts';
import { tellContacts } from '../contacts/tell-contacts.ts';
import { frozenOrUnfrozen } from '../own-acts.events.ts';
import { ownPasswordCheck } from '../passwords/check-own-password.ts';
import { keyedHash } from '../sessions/tokens.ts';
import { endFrozen } from './freeze.repo.ts';
import { freezeLetter, unfreezeCodeWords } from './freeze-words.ts';
import { personOf } from './people.repo.ts';
import type { AccountDeps } from './register.ts';

/** `mark` is the browser's cookie of a known device. */
type Asked = BodyOf<typeof endpoint> & { readonly mark: string | undefined };

/**
 * Bound to this freeze: a code of an earlier one does not work.
 * @throws AppError STEP_WRONG when nothing is frozen
 */
async function claimOf(
  { config }: Pick<Context, 'config'>,
  db: Executor,
  userId: number,
): Promise<CodeClaim> {
  const since = (await personOf(db, userId))?.frozenAt;
  if (!since) throw new AppError('STEP_WRONG');
  const boundTo = keyedHash(config.secret, 'unfreeze', since.toISOString());
  return { subject: ofUser(userId), purpose: 'unfreeze', boundTo };
}

/** @throws AppError STEP_WRONG, CODE_TOO_SOON, CODE_DAY_OVER, RATE_LIMITED */
export async function sendUnfreezeCode(
  deps: Pick<Context, 'config' | 'clock' | 'jobs'>,
  db: Executor,
  { actor: { id: userId } }: BuyerAct,
): Promise<IssuedCode> {
  const order = { ...(await claimOf(deps, db, userId)), userId, text: unfreezeCodeWords };
  return inTransaction(db, (tx) => issueCode(deps, tx, order));
}

/**
 * Unfreezes by the password and a code: a stolen password is not enough. A stolen phone is, since it also
 * allows a new password (decision 021).
 * @throws AppError STEP_WRONG, PASSWORD_WRONG, CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER, LOGIN_LOCKED,
 * LOGIN_CLOSED
 */
export function unfreezeCabinet(deps: AccountDeps) {
  const check = ownPasswordCheck(deps);
  return async (act: BuyerAct, { password, code: given, mark }: Asked): Promise<void> => {
    const { id: userId } = act.actor;
    const claim = await claimOf(deps, deps.db, userId);
    const { person } = await check(act, { password, mark });
    const code = await checkCode(deps, claim, given);
    await deps.db.transaction(async (tx) => {
      await useCode(tx, code, act.at);
      if (!(await endFrozen(tx, userId))) throw new AppError('STEP_WRONG');
      await frozenOrUnfrozen(tx, act, { event: 'unfreeze', codeId: code.id });
      const letter = freezeLetter('unfreeze', person.locale === 'en' ? 'en' : 'ru', act.at);
      await tellContacts(deps, tx, person, letter);
    });
  };
}
