import type { World } from '../world.ts';
import { decline } from './settle-payment.ts';
import type { CancellationDetails, StoredPayment } from './types.ts';

/** YooKassa, «Payment term»: a card and SBP payment waits for the person for one hour. */
export const PAYMENT_TERM_MS = 60 * 60 * 1000;

export const TERM_OVER: CancellationDetails = { party: 'yoo_money', reason: 'expired_on_confirmation' };

/**
 * Cancels payments that were not confirmed in their term and notifies the shop. A paid payment that hangs is
 * left to the bank.
 */
export function expirePayments(world: World): void {
  const before = world.now().getTime() - PAYMENT_TERM_MS;
  for (const stored of Object.values(world.store.state.payments)) {
    if (isUnconfirmed(stored) && Date.parse(stored.object.created_at) <= before)
      decline(world, stored, TERM_OVER);
  }
}

function isUnconfirmed({ object, hanging }: StoredPayment): boolean {
  return object.status === 'pending' && !hanging;
}
