import type { StaffRole } from '../wire/endpoint.ts';
import { isSigned } from './flat-category.ts';
import { type DealPlace, dealPlace } from './places.ts';
import type { PaymentSchedule } from './schedule.ts';

export const scheduleActs = ['agree-schedule', 'receive-installment'] as const;
export type ScheduleAct = (typeof scheduleActs)[number];

export const isScheduleAct = (event: string): event is ScheduleAct =>
  scheduleActs.some((act) => act === event);

/** The lawyer records terms, the accountant money. */
export const scheduleActRoles = {
  'agree-schedule': ['lawyer', 'admin'],
  'receive-installment': ['accountant', 'admin'],
} as const satisfies Record<ScheduleAct, readonly StaffRole[]>;

export interface SchedulePosition {
  readonly place: DealPlace | null;
  readonly schedule: PaymentSchedule | null;
  readonly roles: readonly StaffRole[];
}

/** Why an act of the schedule cannot be done now, as an error code. */
export type ScheduleRefusal = 'ROLE_DENIED' | 'STEP_WRONG' | 'SCHEDULE_BEGUN';

/**
 * The «can» table of the schedule: it is agreed after the contract is signed, when the price is final, and
 * may change until the first payment. Payments are received only after the registration (214-FZ, art. 3, part
 * 3).
 */
export function scheduleRefusal(
  act: ScheduleAct,
  { place, schedule, roles }: SchedulePosition,
): ScheduleRefusal | null {
  const may: readonly StaffRole[] = scheduleActRoles[act];
  if (!may.some((role) => roles.includes(role))) return 'ROLE_DENIED';
  if (act === 'receive-installment')
    return place === 'funding' && schedule && isRunning(schedule) ? null : 'STEP_WRONG';
  if (!place || !awaitsPrice(place)) return 'STEP_WRONG';
  return schedule && schedule.paidKopecks > 0 ? 'SCHEDULE_BEGUN' : null;
}

/** Whether the contract is signed and the price is not paid yet. */
export const awaitsPrice = (place: DealPlace): boolean =>
  isSigned(place) && dealPlace(place).stage !== 'completed';

/** Whether a payment of it is still open. */
export const isRunning = ({ payments }: PaymentSchedule): boolean =>
  payments.some(({ state }) => state !== 'paid');
