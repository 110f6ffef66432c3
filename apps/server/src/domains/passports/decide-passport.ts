import type { decidePassport as deciding } from '@novosel/contract/passports/desk-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockPassport, markPassport } from '../users/public.ts';
import { lastChange } from './passports.repo.ts';
import { assertBuyer, assertOpened, noteDecision } from './staff-act.ts';

/**
 * Marks a passport as checked or refused. A check may be undone while nothing depends on it.
 * @throws AppError NOT_FOUND, REASON_REQUIRED, STEP_WRONG when it is not the opened one, or already has this
 * state
 */
export function decidePassport(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  userId: number,
  { seen, verdict, reason }: BodyOf<typeof deciding>,
): Promise<void> {
  if (verdict === 'refused' && !reason) throw new AppError('REASON_REQUIRED');
  return inTransaction(db, async (tx) => {
    await assertBuyer(tx, userId);
    const present = await lockPassport(tx, userId);
    if (!present) throw new AppError('NOT_FOUND');
    const changed = present.updatedAt.getTime() !== Date.parse(seen);
    const asked = (await lastChange(tx, userId))?.state === 'asked';
    const stands = verdict === 'checked' ? present.checkedAt !== null : present.refusal !== null || asked;
    if (changed || stands) throw new AppError('STEP_WRONG');
    await assertOpened(tx, act, userId, present.updatedAt);
    await markPassport(
      tx,
      userId,
      verdict === 'checked'
        ? { checkedAt: act.at, refusal: null }
        : { checkedAt: null, refusal: reason ?? '' },
    );
    await noteDecision(deps, tx, act, userId, {
      action: verdict === 'checked' ? 'passports.check' : 'passports.refuse',
      decision: verdict,
    });
  });
}
