import type { Context } from '../context.ts';
import { escrowOf, openDealOf, recordEscrow } from '../domains/deals/public.ts';
import { actOf } from './bookings.ts';

/** Invented, with valid control keys. */
const account = {
  bank: 'АО «Северный банк», г. Мурманск',
  bik: '044799990',
  correspondentAccount: '30101810600000000990',
  account: '40824810800000010310',
} as const;

/** The bank has opened the buyer's escrow account; an account that the desk has recorded stays. */
export async function seedEscrow(deps: Context, bookingId: string): Promise<void> {
  const deal = await openDealOf(deps.db, bookingId);
  if (deal?.place !== 'funding' || (await escrowOf(deps.db, deal.id))) return;
  await recordEscrow(deps, deps.db, await actOf(deps, 'lawyer'), { dealId: deal.id, account });
}
