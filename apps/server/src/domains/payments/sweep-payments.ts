import type { Context } from '../../context.ts';
import { after } from '../../platform/clock.ts';
import { askPayment } from './ask-payment.ts';
import { askRefund } from './ask-refund.ts';
import { duePayments, dueRefunds } from './payments.repo.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'acquirer' | 'events' | 'jobs'>;

/** A job that was due so long ago is lost: its node was killed while it worked. */
const lostSeconds = 20;
const atOnce = 50;

/** Goes on with payments and refunds whose job was lost. */
export async function sweepPayments(deps: Deps): Promise<void> {
  const lostBefore = after(deps.clock.now(), -lostSeconds);
  for (const id of await duePayments(deps.db, lostBefore, atOnce)) await askPayment(deps, id);
  for (const id of await dueRefunds(deps.db, lostBefore, atOnce)) await askRefund(deps, id);
}
