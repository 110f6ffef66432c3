import type { askPassportChange as asking } from '@novosel/contract/passports/endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { lockPassport } from '../users/public.ts';
import { assertPassport } from './assert-passport.ts';
import { noteOwnAct } from './own-act.ts';
import { endChange, insertChange } from './passports.repo.ts';
import { samePassport } from './same-passport.ts';

/**
 * Requests a replacement of the checked passport, which stays in force until the desk decides.
 * @throws AppError PASSPORT_INCOMPLETE, VALIDATION, PASSPORT_SAME, STEP_WRONG when it is not checked or a
 * request already waits
 */
export function askPassportChange(
  db: Executor,
  act: BuyerAct,
  { passport, scans, reason }: BodyOf<typeof asking>,
): Promise<void> {
  const { at, actor } = act;
  const { id: userId } = actor;
  return inTransaction(db, async (tx) => {
    await assertPassport(tx, { userId, passport, scans }, at);
    const present = await lockPassport(tx, userId);
    if (!present?.checkedAt) throw new AppError('STEP_WRONG');
    if (samePassport(present, { form: passport, scans })) throw new AppError('PASSPORT_SAME');
    const id = uuidv7(at);
    if (!(await insertChange(tx, { id, userId, passport, scans, reason, askedAt: at })))
      throw new AppError('STEP_WRONG');
    await noteOwnAct(tx, act, 'passports.ask-change', { change: id });
  });
}

/** @throws AppError STEP_WRONG when none waits */
export function withdrawPassportChange(db: Executor, act: BuyerAct): Promise<void> {
  const { at, actor } = act;
  return inTransaction(db, async (tx) => {
    const ended = await endChange(tx, { userId: actor.id }, { state: 'withdrawn', decidedAt: at });
    if (!ended) throw new AppError('STEP_WRONG');
    await noteOwnAct(tx, act, 'passports.withdraw-change', { change: ended.id });
  });
}
