import type { Context } from '../../../context.ts';
import { after } from '../../../platform/clock.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { duePayments, dueRefunds } from '../payments.repo.ts';
import { askRefund } from '../refunds/ask-refund.ts';
import { askPayment } from './ask-payment.ts';

type Deps = Pick<Context, 'acquirer' | 'clock' | 'db' | 'events' | 'jobs' | 'log'>;

/** A job overdue by so many seconds is lost: its node was killed. */
const lostSeconds = 20;
const atOnce = 50;

/** Continues payments and refunds whose job was lost. */
export async function sweepPayments(deps: Deps): Promise<void> {
  const lostBefore = after(deps.clock.now(), -lostSeconds);
  const payments = await duePayments(deps.db, lostBefore, atOnce);
  await eachAlone(deps.log, 'a payment could not be asked about', payments, (id) => askPayment(deps, id));
  const refunds = await dueRefunds(deps.db, lostBefore, atOnce);
  await eachAlone(deps.log, 'a refund could not be asked about', refunds, (id) => askRefund(deps, id));
}
