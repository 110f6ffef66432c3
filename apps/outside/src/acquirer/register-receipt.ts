import { keep } from '../state.ts';
import type { World } from '../world.ts';
import type { Receipt, StoredReceipt } from './types.ts';

/**
 * Registers the receipt of a completed payment or refund: YooKassa passes it to the cash register, which
 * sends it to the customer.
 */
export function registerReceipt(
  world: World,
  receipt: Receipt | undefined,
  of: Pick<StoredReceipt, 'type' | 'paymentId'>,
): void {
  if (!receipt) return;
  keep(world.store.state.receipts, { ...of, at: world.now().toISOString(), receipt });
  world.store.touch();
}
