import { type AgreedPayment, scheduleProblem } from '@novosel/contract/deals/schedule.ts';
import { isoDay } from '@novosel/contract/time.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { updateDeal } from '../deals.repo.ts';
import { lockSchedule, type ScheduleStaffAct } from './lock-schedule.ts';
import { noteSchedule, termOfNext } from './note-schedule.ts';
import { replaceInstallments } from './schedule.repo.ts';

interface AgreedSchedule extends ScheduleStaffAct {
  readonly payments: readonly AgreedPayment[];
  readonly reason: string;
}

/**
 * A schedule of payments that the contract, or an agreement to it, contains: all of the price, in the order
 * of payment.
 * @throws AppError VALIDATION when it is not the price or its days do not rise; STEP_WRONG, SCHEDULE_BEGUN,
 *   ROLE_DENIED, NOT_FOUND
 */
export function agreeSchedule(
  deps: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: AgreedSchedule,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const at = deps.clock.now();
    const { booking, deal } = await lockSchedule(tx, 'agree-schedule', act, at);
    const early = (act.payments[0]?.dueOn ?? '') < isoDay(at);
    if (early || scheduleProblem(act.payments, booking.priceKopecks))
      throw new AppError('VALIDATION', { fields: { payments: ['default'] } });
    await replaceInstallments(tx, deal.id, act.payments);
    if (deal.place === 'funding') await updateDeal(tx, deal.id, { dueAt: await termOfNext(tx, deal.id) });
    const details = { payments: act.payments.length };
    await noteSchedule(deps, tx, { deal, act, event: 'agree-schedule', reason: act.reason, details, at });
  });
}
