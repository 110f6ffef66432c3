import { type AgreedPayment, scheduleProblem } from '@novosel/contract/deals/schedule.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { priceOfDeal } from '../chosen-terms.ts';
import { updateDeal } from '../deals.repo.ts';
import { lockSchedule } from './lock-schedule.ts';
import { noteSchedule, termOfNext } from './note-schedule.ts';
import { replaceInstallments } from './schedule.repo.ts';

interface AgreedSchedule {
  readonly dealId: string;
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
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  { dealId, payments, reason }: AgreedSchedule,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { booking, deal } = await lockSchedule(tx, act, dealId, 'agree-schedule');
    const early = (payments[0]?.dueOn ?? '') < isoDay(act.at);
    if (early || scheduleProblem(payments, priceOfDeal(booking, deal)))
      throw new AppError('VALIDATION', { fields: { payments: ['default'] } });
    await replaceInstallments(tx, deal.id, payments);
    if (deal.place === 'funding') await updateDeal(tx, deal.id, { dueAt: await termOfNext(tx, deal.id) });
    const details = { payments: payments.length };
    await noteSchedule(deps, tx, act, { deal, event: 'agree-schedule', reason, details });
  });
}
