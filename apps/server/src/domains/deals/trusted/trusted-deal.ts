import type { TrustedDeal } from '@novosel/contract/delegates/endpoints.ts';
import { scopeCovers } from '@novosel/contract/delegates/rules.ts';
import type { Executor } from '../../../platform/database/db.ts';
import type { Trust } from '../../../platform/http/trust.ts';
import { findOwnBooking, waitingAgreement } from '../../booking/public.ts';
import { toSummary } from '../../documents/public.ts';
import { type DealDeps, readDeal } from '../standing/read-deal.ts';

export const trustView = ({ id, principal, scope, until }: Trust): TrustedDeal['trust'] => ({
  id,
  principal,
  scope,
  until: until.toISOString(),
});

/**
 * A deal as a trusted person sees it: what is not named here stays with the principal. The flat is shown as
 * to the reader himself, since what the principal has put aside is his own affair. Of a deal that another one
 * holds, money and acts of its holder are not told.
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
  const { now, number, place, stage, priceKopecks, card, turn, course, money, history } = deal;
  const wayToPay = scopeCovers(trust.scope, 'pay') ? {} : { confirmationUrl: null, qr: null };
  return {
    now,
    trust: trustView(trust),
    number,
    place,
    stage,
    priceKopecks,
    card,
    turn,
    course,
    // By which payments the principal pays the price is his own affair, and the whole of it is not due then.
    money: deal.schedule ? money.filter(({ code }) => code === 'booking-fee') : money,
    history,
    booking: {
      state,
      feeKopecks: money.find(({ code }) => code === 'booking-fee')?.kopecks ?? null,
      holdUntil,
      bookedUntil,
      payment: payment && { ...payment, ...wayToPay },
    },
    agreement: scopeCovers(trust.scope, 'sign') ? await agreementFor(db, trust, reader, estateId) : null,
  };
}

/** What waits for a signature of the principal's own booking. */
async function agreementFor(
  db: Executor,
  { principalId }: Trust,
  reader: number,
  estateId: number,
): Promise<TrustedDeal['agreement']> {
  const booking = await findOwnBooking(db, principalId, estateId);
  const paper = booking && (await waitingAgreement(db, booking));
  return paper ? { paper: toSummary(paper), named: paper.signer?.representative?.userId === reader } : null;
}
