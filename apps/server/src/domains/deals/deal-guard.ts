import { isSigned } from '@novosel/contract/deals/flat-category.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DealGuard } from '../booking/public.ts';
import { contractSignedAt, findDeals, lockDealOf, openDealOf } from './deals.repo.ts';
import { endsByTerm } from './terms/by-term.ts';

/** A signed contract is ended and changed by other acts of law than its booking. */
export const dealGuard: DealGuard = {
  dealsOf: findDeals,
  async refuseSigned(tx, bookingId) {
    const deal = await openDealOf(tx, bookingId);
    if (deal && (await contractSignedAt(tx, deal))) throw new AppError('CONTRACT_SIGNED');
  },
  async refuseExtension(tx, bookingId) {
    const deal = await lockDealOf(tx, bookingId);
    if (deal && isSigned(deal.place)) throw new AppError('CONTRACT_SIGNED');
  },
  async endsByTerm(tx, bookingId) {
    const deal = await lockDealOf(tx, bookingId);
    return !deal || endsByTerm.includes(deal.place);
  },
};
