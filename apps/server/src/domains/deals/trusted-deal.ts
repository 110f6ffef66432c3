import type { TrustedDeal } from '@novosel/contract/delegates/endpoints.ts';
import type { Executor } from '../../platform/db.ts';
import type { Trust } from '../../platform/http/trust.ts';
import { type DealDeps, readDeal } from './read-deal.ts';

export const trustView = ({ id, principal, scope, until }: Trust): TrustedDeal['trust'] => ({
  id,
  principal,
  scope,
  until: until.toISOString(),
});

/**
 * A deal as a trusted person sees it: what is not named here stays with the principal. The flat is shown as to the reader
 * himself, since what the principal has put aside is his own affair. Of a deal that another one holds, money and acts of
 * its holder are not told.
 * @throws AppError NOT_FOUND
 */
export async function readTrustedDeal(
  deps: DealDeps,
  db: Executor,
  trust: Trust,
  reader: number,
  estateId: number,
): Promise<TrustedDeal> {
  const deal = await readDeal(deps, db, trust.principalId, estateId, reader);
  const { state, holdUntil, bookedUntil, payment } = deal.booking;
  const { now, number, step, stage, priceKopecks, card, turn, course, money, history } = deal;
  const wayToPay = trust.scope === 'pay' ? {} : { confirmationUrl: null, qr: null };
  return {
    now,
    trust: trustView(trust),
    number,
    step,
    stage,
    priceKopecks,
    card,
    turn,
    course,
    money,
    history,
    booking: {
      state,
      feeKopecks: money.find(({ code }) => code === 'booking-fee')?.kopecks ?? null,
      holdUntil,
      bookedUntil,
      payment: payment && { ...payment, ...wayToPay },
    },
  };
}
