import type { decidePower as deciding } from '@novosel/contract/delegates/desk-endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { findAccepted, hasOpened, lockPower, type PowerRow, updatePower } from '../delegates/public.ts';
import { passportFacts } from '../users/public.ts';
import { notePowerAct, powerOf } from './open-power.ts';
import { powerDecided } from './powers.events.ts';

/**
 * The lawyer has compared a power of attorney with the register of notaries and both passports: it is
 * accepted, or not. An accepted one may be withdrawn, for example when the register shows that it was
 * revoked.
 * @throws AppError NOT_FOUND, REASON_REQUIRED, POWER_PASSPORTS, STEP_WRONG when he has not opened it, when it
 * already has this state, when it or its delegation is over
 */
export function decidePower(
  { events }: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  id: string,
  { verdict, reason }: BodyOf<typeof deciding>,
): Promise<void> {
  const { at, actor } = act;
  const refused = verdict === 'refused';
  if (refused && !reason) throw new AppError('REASON_REQUIRED');
  return inTransaction(db, async (tx) => {
    const found = await powerOf(tx, act, id);
    // The same lock order as in giving a power: the delegation, then its power.
    const alive = (await findAccepted(tx, found.delegationId, at, true)) !== undefined;
    const power = await lockPower(tx, found.id);
    if (!power || !(await hasOpened(tx, power.id, actor.id))) throw new AppError('STEP_WRONG');
    if (!refused) await assertAcceptable(tx, power, alive, at);
    else if (power.state !== 'asked' && power.state !== 'accepted') throw new AppError('STEP_WRONG');
    await updatePower(tx, power.id, {
      state: verdict,
      decidedAt: at,
      staffId: actor.id,
      answer: refused ? (reason ?? null) : null,
    });
    await notePowerAct(tx, act, id, { action: refused ? 'powers.refuse' : 'powers.accept' });
    const { id: powerId, principalId, delegateId } = power;
    await events.publish(tx, powerDecided, { powerId, principalId, delegateId, decision: verdict, at });
    for (const userId of [principalId, delegateId]) {
      await tell(tx, { to: 'person', userId, topic: 'trust' });
      await tell(tx, { to: 'person', userId, topic: 'trusted-deal' });
    }
    await tell(tx, { to: 'desk', topic: 'powers', id: powerId });
  });
}

async function assertAcceptable(tx: Tx, power: PowerRow, alive: boolean, at: Date): Promise<void> {
  if (power.state !== 'asked' || !alive || power.until < isoDay(at)) throw new AppError('STEP_WRONG');
  for (const person of [power.principalId, power.delegateId])
    if (!(await passportFacts(tx, person))?.checkedAt) throw new AppError('POWER_PASSPORTS');
}
