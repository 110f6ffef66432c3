import { randomUUID } from 'node:crypto';
import type { World } from '../world.ts';
import { toKopecks } from './money.ts';
import { readPaymentRequest } from './read-request.ts';
import type { Confirmation, PaymentObject } from './types.ts';

/** Creates a payment that waits for a person. @throws AcquirerError invalid_request */
export function createPayment(world: World, body: unknown): PaymentObject {
  const request = readPaymentRequest(body);
  const id = randomUUID();
  const object: PaymentObject = {
    id,
    status: 'pending',
    paid: false,
    amount: request.amount,
    ...(request.description === null ? {} : { description: request.description }),
    recipient: { account_id: world.config.shopId, gateway_id: '1' },
    ...(request.method ? { payment_method: { type: request.method, id, saved: false } } : {}),
    created_at: world.now().toISOString(),
    confirmation: confirmationOf(world, id, request),
    refundable: false,
    receipt_registration: 'pending',
    metadata: request.metadata,
    test: true,
  };
  world.store.state.payments[id] = {
    object,
    capture: request.capture,
    returnUrl: request.confirmation.returnUrl,
    receipt: request.receipt,
    hanging: false,
  };
  world.store.touch();
  return structuredClone(object);
}

function confirmationOf(
  world: World,
  id: string,
  { confirmation, amount }: ReturnType<typeof readPaymentRequest>,
): Confirmation {
  if (confirmation.type === 'redirect') {
    return {
      type: 'redirect',
      confirmation_url: `${world.origin}/pay/${id}`,
      return_url: confirmation.returnUrl,
    };
  }
  // The shape of real SBP links (type, bank, sum in kopecks, currency), on a host that opens here.
  const query = new URLSearchParams({
    type: '02',
    bank: '100000000111',
    sum: String(toKopecks(amount.value)),
    cur: 'RUB',
  });
  return { type: 'qr', confirmation_data: `${world.origin}/sbp/${id}?${query}` };
}
