import { declineKind } from '@novosel/contract/payments/declines.ts';
import type { DepositPlace } from '@novosel/contract/payments/rules.ts';
import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { post } from '../ledger.repo.ts';
import { moveDeposit, placeOf } from '../move-deposit.ts';
import { newsOf } from '../payment-news.ts';
import { type PaymentNews, paymentDeclined, paymentSettled } from '../payments.events.ts';
import {
  type DepositRow,
  lockDepositById,
  type PaymentRow,
  retirePayments,
  updatePayment,
} from '../payments.repo.ts';
import { queueRefund } from '../refunds/queue-refund.ts';

type Deps = Pick<Context, 'events' | 'jobs'>;

/** A payment and its deposit, locked by the caller. */
export interface PaymentRows {
  readonly deposit: DepositRow;
  readonly payment: PaymentRow;
}

/**
 * Records the money of a payment in the ledger, once, with deposit and payment locked by the caller. The
 * owner of the booking decides in the same transaction whether it is kept or refunded; a second payment is
 * refunded at once (promises 34, 36).
 */
export async function settlePayment(
  deps: Deps,
  tx: Tx,
  act: Act,
  { deposit, payment }: PaymentRows,
): Promise<void> {
  const { at } = act;
  await updatePayment(tx, payment.id, {
    providerStatus: 'succeeded',
    settledAt: at,
    nextAskAt: null,
    confirmationUrl: null,
    qr: null,
  });
  const { bookingId } = deposit;
  const { id: reference, kopecks } = payment;
  const [debit, credit] = ['acquirer', 'customer-fees'] as const;
  await post(tx, { kind: 'fee-paid', reference, bookingId, at, debit, credit, kopecks });
  await retirePayments(tx, deposit.id, payment.id, at);
  if (deposit.paidBy !== null) {
    await audit(tx, act, { action: 'payments.paid-twice', subject: `payment:${payment.id}` });
    await queueRefund(deps, tx, { payment, bookingId: deposit.bookingId, reason: 'paid-twice', at });
    return;
  }
  await decideMoney(deps, tx, newsOf(deposit, payment, at), deposit);
}

const decided: ReadonlySet<DepositPlace> = new Set(['paid', 'paidCash', 'returning', 'returningCash']);

/** Publishes money for an unpaid deposit, and checks that a listener has decided about it. */
export async function decideMoney(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  news: PaymentNews,
  deposit: DepositRow,
): Promise<void> {
  await events.publish(tx, paymentSettled, news);
  const place = placeOf(await lockDepositById(tx, deposit.id));
  if (!decided.has(place))
    throw new Error(`nobody decided about the money of payment ${news.paymentId}: the deposit is ${place}`);
}

/**
 * Records that the payment failed and nothing was charged. An error on our side affects others, too, so it is
 * logged and audited.
 */
export async function settleDeclined(
  deps: Pick<Context, 'events' | 'log'>,
  tx: Tx,
  act: Act,
  { deposit, payment, reason }: PaymentRows & { readonly reason: string | null },
): Promise<void> {
  const { at } = act;
  await updatePayment(tx, payment.id, {
    providerStatus: 'canceled',
    settledAt: at,
    nextAskAt: null,
    declinedReason: reason,
    confirmationUrl: null,
    qr: null,
  });
  const kind = declineKind(reason, payment.providerId !== null);
  if (kind === 'ours') {
    const subject = `payment:${payment.id}`;
    deps.log.error({ subject, reason }, 'a payment failed through our fault');
    await audit(tx, act, { action: 'payments.refused', subject, details: { reason } });
  }
  if (payment.retiredAt) return;
  await moveDeposit(tx, deposit, 'declined', at);
  await deps.events.publish(tx, paymentDeclined, { ...newsOf(deposit, payment, at), kind });
}
