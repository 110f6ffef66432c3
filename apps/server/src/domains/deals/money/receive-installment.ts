import { isRunning } from '@novosel/contract/deals/schedule-rules.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { orderLine, type PaymentOrder } from '../../payments/public.ts';
import { carryOut } from '../carry-out.ts';
import { updateDeal } from '../deals.repo.ts';
import { lockSchedule } from './lock-schedule.ts';
import { noteSchedule, termOfNext } from './note-schedule.ts';
import { payInstallment } from './schedule.repo.ts';
import { scheduleOf } from './schedule-view.ts';

interface ReceivedInstallment extends PaymentOrder {
  readonly dealId: string;
  readonly number: number;
}

/**
 * The bank has told that the next payment of the schedule is on the escrow account. The last one ends the
 * step: the price is paid.
 * @throws AppError VALIDATION for another sum than the schedule says, or a day to come; STEP_WRONG when it is
 *   not the next one; INSTALLMENT_ORDER_USED when the order has confirmed another payment; ROLE_DENIED,
 *   NOT_FOUND
 */
export function receiveInstallment(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  received: ReceivedInstallment,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { at, actor } = act;
    const { dealId, number, kopecks } = received;
    const { booking, deal, schedule } = await lockSchedule(tx, act, dealId, 'receive-installment');
    const next = schedule?.payments.find(({ state }) => state !== 'paid');
    if (next?.number !== number) throw new AppError('STEP_WRONG');
    if (kopecks !== next.kopecks) throw new AppError('VALIDATION', { fields: { kopecks: ['default'] } });
    const order = orderLine(received, at);
    const taken = await payInstallment(tx, deal.id, { number, kopecks, order, at });
    if (!taken) throw new AppError('INSTALLMENT_ORDER_USED');
    const details = { number, kopecks };
    await updateDeal(tx, deal.id, { stepSince: at, dueAt: await termOfNext(tx, deal.id) });
    await noteSchedule(deps, tx, act, { deal, event: 'receive-installment', reason: order, details });
    const left = await scheduleOf(tx, deal.id, at);
    if (left && isRunning(left)) return;
    await carryOut(deps, tx, {
      deal,
      move: { from: 'funding', event: 'pay-price', to: 'handover' },
      bookedUntil: booking.bookedUntil,
      by: { actor: 'staff', actorId: actor.id, reason: order },
      at,
    });
  });
}
