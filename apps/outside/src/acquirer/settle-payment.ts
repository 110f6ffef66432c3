import type { World } from '../world.ts';
import { AcquirerError } from './errors.ts';
import { registerReceipt } from './register-receipt.ts';
import { sentinelOf } from './sentinels.ts';
import type {
  CancellationDetails,
  CardDetails,
  NotificationEvent,
  PaymentObject,
  StoredPayment,
} from './types.ts';

export const DECLINED_BY_BANK: CancellationDetails = { party: 'payment_network', reason: 'general_decline' };
const NO_FUNDS: CancellationDetails = { party: 'payment_network', reason: 'insufficient_funds' };
export const FAILED_3DS: CancellationDetails = { party: 'payment_network', reason: '3d_secure_failed' };

/** The payment with that ID. @throws AcquirerError not_found */
export function findPayment(world: World, id: string): StoredPayment {
  const stored = Object.hasOwn(world.store.state.payments, id) ? world.store.state.payments[id] : undefined;
  if (!stored) throw new AcquirerError('not_found', 'Payment does not exist', 'payment_id');
  return stored;
}

/** The person pays: the sum decides the outcome. @throws AcquirerError when the payment does not wait */
export function pay(world: World, stored: StoredPayment, card: CardDetails | null): void {
  requirePending(stored);
  const { object } = stored;
  const title = card ? `Bank card *${card.last4}` : 'СБП';
  object.payment_method = {
    type: card ? 'bank_card' : 'sbp',
    id: object.id,
    saved: false,
    title,
    ...(card ? { card } : {}),
  };
  const sentinel = sentinelOf(object.amount.value);
  if (sentinel === 13) decline(world, stored, NO_FUNDS);
  else if (sentinel === 14) hang(world, stored);
  else succeed(world, stored);
}

/**
 * Succeeds whatever the sum says.
 * @param untold true: the notification gets lost
 * @throws AcquirerError when the payment does not wait
 */
export function succeed(world: World, stored: StoredPayment, { untold = false } = {}): void {
  requirePending(stored);
  const { object } = stored;
  object.payment_method ??= { type: 'bank_card', id: object.id, saved: false };
  object.paid = true;
  delete object.confirmation;
  stored.hanging = false;
  const authorised: PaymentObject = { ...structuredClone(object), status: 'waiting_for_capture' };
  if (!stored.capture) {
    object.status = 'waiting_for_capture';
    publish(world, stored, untold ? [] : ['payment.waiting_for_capture']);
    return;
  }
  complete(world, stored);
  if (untold) return;
  const done = { event: 'payment.succeeded', object } as const;
  if (sentinelOf(object.amount.value) === 16) {
    world.notifier.send([done, { event: 'payment.waiting_for_capture', object: authorised }, done]);
  } else {
    world.notifier.send([done]);
  }
}

/** Captures the authorised money. @throws AcquirerError unless it waits for capture */
export function capture(world: World, stored: StoredPayment): void {
  requireAuthorised(stored);
  complete(world, stored);
  publish(world, stored, ['payment.succeeded']);
}

/** The shop releases the authorised money. @throws AcquirerError unless it waits for capture */
export function cancel(world: World, stored: StoredPayment): void {
  requireAuthorised(stored);
  end(world, stored, { party: 'merchant', reason: 'canceled_by_merchant' });
}

/** The person or the bank refuses. @throws AcquirerError when the payment does not wait */
export function decline(world: World, stored: StoredPayment, details: CancellationDetails): void {
  requirePending(stored);
  end(world, stored, details);
}

/** The person has paid, and the result is unknown: still pending, no notification. @throws AcquirerError */
export function hang(world: World, stored: StoredPayment): void {
  requirePending(stored);
  stored.hanging = true;
  world.store.touch();
}

function complete(world: World, { object, receipt }: StoredPayment): void {
  object.status = 'succeeded';
  object.captured_at = world.now().toISOString();
  object.refundable = true;
  object.refunded_amount = { value: '0.00', currency: 'RUB' };
  if (object.receipt_registration) object.receipt_registration = 'succeeded';
  registerReceipt(world, receipt, { type: 'payment', paymentId: object.id });
  world.store.touch();
}

function end(world: World, stored: StoredPayment, details: CancellationDetails): void {
  const { object } = stored;
  object.status = 'canceled';
  object.paid = false;
  object.cancellation_details = details;
  delete object.confirmation;
  if (object.receipt_registration) object.receipt_registration = 'canceled';
  stored.hanging = false;
  publish(world, stored, ['payment.canceled']);
}

function publish(world: World, { object }: StoredPayment, events: NotificationEvent[]): void {
  world.store.touch();
  world.notifier.send(events.map((event) => ({ event, object })));
}

function requirePending({ object }: StoredPayment): void {
  if (object.status !== 'pending') throw wrongStatus(object);
}

function requireAuthorised({ object }: StoredPayment): void {
  if (object.status !== 'waiting_for_capture') throw wrongStatus(object);
}

function wrongStatus({ status }: PaymentObject): AcquirerError {
  return new AcquirerError('invalid_request', `Not possible for a payment in status ${status}`, 'payment_id');
}
