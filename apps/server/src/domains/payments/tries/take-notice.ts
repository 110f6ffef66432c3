import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { audit } from '../../../platform/audit.ts';
import { noticeParts, type ProviderNotice } from '../../../ports/provider-notice.ts';
import { byAcquirer } from '../by-acquirer.ts';
import { disagreement } from '../disagreement.ts';
import {
  findPayment,
  findPaymentByProviderId,
  findRefundByProviderId,
  insertProviderEvent,
  updatePayment,
} from '../payments.repo.ts';
import { askRefund } from '../refunds/ask-refund.ts';
import { askPayment } from './ask-payment.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'acquirer' | 'events' | 'jobs' | 'log'>;

/**
 * Stores a raw notification and leaves the rest to a job, so that the acquirer gets its answer at once
 * (promise 36).
 */
export async function takeNotice(
  deps: Pick<Context, 'db' | 'jobs'>,
  { at: receivedAt, address }: Act,
  body: ProviderNotice,
): Promise<void> {
  const { event, objectId: providerId } = noticeParts(body);
  await deps.db.transaction(async (tx) => {
    await insertProviderEvent(tx, { receivedAt, providerId, event, body, address });
    if (providerId) await deps.jobs.enqueue(tx, 'payment.ask', { noticed: providerId, event });
  });
}

/** Processes a notification by asking the acquirer; the notification itself is not trusted. */
export async function followNotice(deps: Deps, providerId: string, event: string | undefined): Promise<void> {
  if (event?.startsWith('refund.')) {
    const refund = await findRefundByProviderId(deps.db, providerId);
    if (refund) await askRefund(deps, refund.id);
    return;
  }
  const payment = await findPaymentByProviderId(deps.db, providerId);
  if (payment) await askPayment(deps, payment.id);
  else await adoptPayment(deps, providerId);
}

/** The answer to our create was lost, and the notification is our first information about the payment. */
async function adoptPayment(deps: Deps, providerId: string): Promise<void> {
  const told = await deps.acquirer.getPayment(providerId);
  if (told.kind === 'unknown') throw new Error('the acquirer does not answer; the notice is followed again');
  const ours = told.kind === 'answered' ? await findOurs(deps, told.answer.metadata.payment) : undefined;
  const wrong = told.kind === 'refused' ? 'absent' : ours ? disagreement(ours, told.answer) : 'foreign';
  if (ours && !wrong) {
    await updatePayment(deps.db, ours.id, { providerId });
    await askPayment(deps, ours.id);
    return;
  }
  await audit(deps.db, byAcquirer(deps.clock.now()), {
    action: 'payments.notice-ignored',
    subject: `provider:${providerId}`,
    details: { reason: wrong ?? 'absent' },
  });
}

async function findOurs({ db }: Deps, id: string | undefined) {
  return id && /^[0-9a-f-]{36}$/.test(id) ? findPayment(db, id) : undefined;
}
