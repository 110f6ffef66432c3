import type { PaymentSchedule } from '@novosel/contract/deals/schedule.ts';
import { type ScheduleAct, scheduleRefusal } from '@novosel/contract/deals/schedule-rules.ts';
import type { StaffRole } from '@novosel/contract/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type BookingRow, lockForStaff, type StaffAct } from '../../booking/public.ts';
import { type DealRow, lockOpenDeal } from '../deals.repo.ts';
import { scheduleOf } from './schedule-view.ts';

export interface ScheduleStaffAct extends StaffAct {
  readonly roles: readonly StaffRole[];
}

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
  act: ScheduleAct,
  by: ScheduleStaffAct,
  at: Date,
): Promise<Locked> {
  const booking = await lockForStaff(tx, by);
  const deal = await lockOpenDeal(tx, booking.id);
  if (!deal) throw new AppError('STEP_WRONG');
  const schedule = await scheduleOf(tx, deal.id, at);
  const refused = scheduleRefusal(act, { place: deal.place, schedule, roles: by.roles });
  if (refused) throw new AppError(refused);
  return { booking, deal, schedule };
}
