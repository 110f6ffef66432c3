import type { decidePassportChange as deciding } from '@novosel/contract/passports/desk-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { lockPassport, markPassport, savePassport } from '../users/public.ts';
import { passportReplaced } from './passports.events.ts';
import { type ChangeRow, endChange, insertFormer } from './passports.repo.ts';
import { assertBuyer, assertOpened, noteDecision } from './staff-act.ts';

/**
 * Replaces the checked passport by the requested one and keeps it as a former one; or refuses. Signed papers
 * do not change.
 * @throws AppError REASON_REQUIRED, STEP_WRONG when that request no longer waits
 */
export function decidePassportChange(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  userId: number,
  { change: id, verdict, reason }: BodyOf<typeof deciding>,
): Promise<void> {
  const { at, actor } = act;
  const refused = verdict === 'refused';
  if (refused && !reason) throw new AppError('REASON_REQUIRED');
  return inTransaction(db, async (tx) => {
    await assertBuyer(tx, userId);
    // The same lock order as in a request: the passport, then the request.
    const present = await lockPassport(tx, userId);
    const ended = await endChange(
      tx,
      { userId, id },
      { state: verdict, decidedAt: at, staffId: actor.id, answer: refused ? (reason ?? null) : null },
    );
    if (!ended) throw new AppError('STEP_WRONG');
    await assertOpened(tx, act, userId, ended.askedAt);
    if (!refused) {
      await replacePassport(tx, present, ended, at);
      await deps.events.publish(tx, passportReplaced, { userId, at });
    }
    await noteDecision(deps, tx, act, userId, {
      action: refused ? 'passports.refuse-change' : 'passports.accept-change',
      details: { change: id },
      decision: refused ? 'change-refused' : 'change-accepted',
    });
  });
}

async function replacePassport(
  tx: Tx,
  present: Awaited<ReturnType<typeof lockPassport>>,
  { userId, passport, scans }: ChangeRow,
  at: Date,
): Promise<void> {
  if (!present?.checkedAt) throw new AppError('STEP_WRONG');
  const { form, scans: before, checkedAt } = present;
  await insertFormer(tx, {
    id: uuidv7(at),
    userId,
    passport: form,
    scans: [...before],
    checkedAt,
    replacedAt: at,
  });
  await savePassport(tx, userId, { form: passport, scans, at });
  await markPassport(tx, userId, { checkedAt: at, refusal: null });
}
