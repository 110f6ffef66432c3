import type { PaymentSchedule } from '@novosel/contract/deals/schedule.ts';
import { type ScheduleAct, scheduleRefusal } from '@novosel/contract/deals/schedule-rules.ts';
import type { StaffRole } from '@novosel/contract/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { BookingRow } from '../../booking/public.ts';
import type { DealRow } from '../deals.repo.ts';
import type { DealStaffAct } from '../note-act.ts';
import { lockDeal } from '../step-deal.ts';
import { scheduleOf } from './schedule-view.ts';

export interface ScheduleStaffAct extends DealStaffAct {
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
  const locked = await lockDeal(tx, by.dealId);
  if (!locked) throw new AppError('STEP_WRONG');
  const { deal, booking } = locked;
  const schedule = await scheduleOf(tx, deal.id, at);
  const refused = scheduleRefusal(act, { place: deal.place, schedule, roles: by.roles });
  if (refused) throw new AppError(refused);
  return { booking, deal, schedule };
}
