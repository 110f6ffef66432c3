import { type PowerForm, powerInForce, wrongDays } from '@novosel/contract/delegates/power.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { findAccepted, insertPower, lastPower, updatePower } from '../delegates/public.ts';
import { findOwnUploads } from '../documents/public.ts';

/**
 * A buyer uploads the power of attorney of his trusted person; it has no effect until the desk accepts it. It
 * replaces a waiting one.
 * @throws AppError NOT_FOUND also for another's delegation and one that is not accepted; STEP_WRONG when the
 * scope does not include signing or a power is in force; VALIDATION
 */
export function givePower(
  db: Executor,
  act: BuyerAct,
  delegationId: string,
  { scans, ...form }: PowerForm,
): Promise<void> {
  const { at, actor } = act;
  const { id: userId } = actor;
  assertDays(form, at);
  return inTransaction(db, async (tx) => {
    const trust = await findAccepted(tx, delegationId, at, true);
    if (trust?.principalId !== userId) throw new AppError('NOT_FOUND');
    const before = await lastPower(tx, delegationId);
    if (trust.scope !== 'sign' || (before && powerInForce(before, isoDay(at))))
      throw new AppError('STEP_WRONG');
    const wanted = [...new Set(scans)];
    const own = await findOwnUploads(tx, userId, wanted);
    if (own.length !== wanted.length) throw new AppError('VALIDATION', { fields: { scans: ['default'] } });
    if (before?.state === 'asked') await updatePower(tx, before.id, { state: 'withdrawn', decidedAt: at });
    const { principalId, delegateId } = trust;
    const id = uuidv7(at);
    await insertPower(tx, { id, delegationId, principalId, delegateId, ...form, scans: wanted, givenAt: at });
    await audit(tx, act, {
      action: 'powers.give',
      subject: `power:${id}`,
      details: { delegation: delegationId, until: form.until },
    });
    for (const one of [principalId, delegateId])
      await tell(tx, { to: 'person', userId: one, topic: 'trust' });
    await tell(tx, { to: 'desk', topic: 'powers', id });
  });
}

/** @throws AppError VALIDATION at impossible dates */
function assertDays(form: Pick<PowerForm, 'givenOn' | 'until'>, at: Date): void {
  const wrong = wrongDays(form, isoDay(at));
  if (wrong.length === 0) return;
  throw new AppError('VALIDATION', {
    fields: Object.fromEntries(wrong.map((field) => [field, ['default']])),
  });
}
