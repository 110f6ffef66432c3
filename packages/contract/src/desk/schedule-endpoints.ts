import * as z from 'zod/mini';
import { agreedPayment, mostPayments } from '../deals/schedule.ts';
import { scheduleActRoles, scheduleActs } from '../deals/schedule-rules.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, form, uuid } from '../wire/schema.ts';
import { paymentOrder } from './payment-order.ts';

/** An act of the schedule with the reason why this reader cannot do it now, as an error code. */
export const deskScheduleAct = z.object({ act: z.enum(scheduleActs), refused: z.nullable(z.string()) });

/** Records how the price is paid in parts, by the contract or an amendment of it. */
export const agreeSchedule = endpoint({
  name: 'desk.agreeSchedule',
  ...atDesk('deals', scheduleActRoles['agree-schedule']),
  method: 'POST',
  path: '/api/office/deals/{deal}/schedule',
  summary: 'Records the schedule of payments of a signed contract.',
  params: z.object({ deal: uuid }),
  body: form({
    payments: z.array(agreedPayment).check(z.minLength(1), z.maxLength(mostPayments)),
    /** Where it is agreed: the clause of the contract, or the amendment. */
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(1000)),
  }),
  answer: done,
  errors: ['STEP_WRONG', 'SCHEDULE_BEGUN', 'ROLE_DENIED', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

/** The bank has reported a payment on the escrow account: the next one of the schedule. */
export const receiveInstallment = endpoint({
  name: 'desk.receiveInstallment',
  ...atDesk('deals', scheduleActRoles['receive-installment']),
  method: 'POST',
  path: '/api/office/deals/{deal}/schedule/receive',
  summary: 'Confirms that the next payment of the schedule has come.',
  proof: 'fresh',
  params: z.object({ deal: uuid }),
  body: form({
    number: z.int().check(z.minimum(1), z.maximum(mostPayments)),
    ...paymentOrder,
  }),
  answer: done,
  errors: ['STEP_WRONG', 'INSTALLMENT_ORDER_USED', 'ROLE_DENIED', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

export const deskScheduleEndpoints = { agreeSchedule, receiveInstallment };
