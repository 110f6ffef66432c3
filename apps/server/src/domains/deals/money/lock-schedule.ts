import type { PaymentSchedule } from '@novosel/contract/deals/schedule.ts';
import { type ScheduleAct, scheduleRefusal } from '@novosel/contract/deals/schedule-rules.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { BookingRow } from '../../booking/public.ts';
import type { DealRow } from '../deals.repo.ts';
import { lockDeal } from '../step-deal.ts';
import { scheduleOf } from './schedule-view.ts';

interface Locked {
  readonly booking: BookingRow;
  readonly deal: DealRow;
  readonly schedule: PaymentSchedule | null;
}

/**
 * The deal of an act of its schedule, the act's until the transaction ends.
 * @throws AppError STEP_WRONG, SCHEDULE_BEGUN, ROLE_DENIED, NOT_FOUND
 */
export async function lockSchedule(
  tx: Tx,
  { at, actor: { roles } }: StaffAct,
  dealId: string,
  event: ScheduleAct,
): Promise<Locked> {
  const locked = await lockDeal(tx, dealId);
  if (!locked) throw new AppError('STEP_WRONG');
  const { deal, booking } = locked;
  const schedule = await scheduleOf(tx, deal.id, at);
  const refused = scheduleRefusal(event, { place: deal.place, schedule, roles });
  if (refused) throw new AppError(refused);
  return { booking, deal, schedule };
}
