import { openDealOf } from '../src/domains/deals/public.ts';
import type { TestServer } from './test-server.ts';

/** ID of the open deal that a booking has become. */
export async function dealOfBooking(
  { context }: Pick<TestServer, 'context'>,
  booking: string,
): Promise<string> {
  const deal = await openDealOf(context.db, booking);
  if (!deal) throw new Error('the booking is no deal');
  return deal.id;
}
