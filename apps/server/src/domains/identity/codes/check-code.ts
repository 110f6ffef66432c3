import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { codeTries } from '../identity.policy.ts';
import { sameText } from '../sessions/tokens.ts';
import { type CodeClaim, newestCode, spendTry, takeCode } from './codes.repo.ts';
import { codeHash } from './send-code.ts';

/** A correct code that is not used yet; what it proves is part of the evidence (promise 45). */
export interface CheckedCode {
  readonly id: string;
  readonly tries: number;
  readonly sentAt: Date;
}

/**
 * Compares a code with the valid one of its claim. The attempt is counted first and stays counted when this
 * or a later step fails. So call it outside of a transaction, then `useCode` in the transaction of what it
 * confirms.
 * @throws AppError CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER
 */
export async function checkCode(
  { config, clock, db }: Pick<Context, 'config' | 'clock' | 'db'>,
  claim: CodeClaim,
  code: string,
): Promise<CheckedCode> {
  const now = clock.now();
  const tried = await spendTry(db, claim, now);
  if (!tried) throw await whyNone(db, claim, now);
  if (!sameText(tried.codeHash, codeHash(config.secret, tried.id, code))) {
    throw new AppError(tried.tries < codeTries ? 'CODE_WRONG' : 'CODE_TRIES_OVER');
  }
  return { id: tried.id, tries: tried.tries, sentAt: tried.createdAt };
}

/**
 * Marks a checked code as used, in the transaction of what it confirms.
 * @throws AppError CODE_EXPIRED when a parallel call was first
 */
export async function useCode(tx: Executor, { id }: CheckedCode, now: Date): Promise<void> {
  if (!(await takeCode(tx, id, now))) throw new AppError('CODE_EXPIRED');
}

async function whyNone(db: Executor, claim: CodeClaim, now: Date): Promise<AppError> {
  const newest = await newestCode(db, claim);
  const spent = newest && !newest.usedAt && newest.expiresAt > now && newest.tries >= codeTries;
  return new AppError(spent ? 'CODE_TRIES_OVER' : 'CODE_EXPIRED');
}
