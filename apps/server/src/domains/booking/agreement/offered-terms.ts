import type { BookingTerm } from '@novosel/contract/booking/schema.ts';
import { type TermOffer, termOffers } from '@novosel/contract/booking/terms.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { ErrorCode } from '@novosel/contract/errors/errors.ts';

export interface Standing {
  readonly estateStatus: number;
  /** A booking, his own or another's, keeps the estate. */
  readonly taken: boolean;
  readonly unpaid: number;
  /** Most unpaid bookings that he may hold at once. */
  readonly holdLimit: number;
  readonly freeUsed: boolean;
}

/** The terms, each with the reason why this person cannot choose it now. */
export function offeredTerms(standing: Standing): BookingTerm[] {
  return termOffers.map((offer) => {
    const refused = termRefusal(offer, standing);
    return { ...toTerm(offer), ...(refused ? { refused } : {}) };
  });
}

export function toTerm({ code, holdSeconds, days, feeKopecks }: TermOffer): BookingTerm {
  return { code, holdSeconds, days, feeKopecks };
}

/** Why a term cannot be chosen, the most important reason first; undefined when it can. */
export function termRefusal(offer: TermOffer, standing: Standing): ErrorCode | undefined {
  if (standing.taken) return 'ESTATE_TAKEN';
  if (standing.estateStatus !== estateStatuses.sale) return 'ESTATE_NOT_FOR_SALE';
  if (offer.once && standing.freeUsed) return 'FREE_HOLD_USED';
  return standing.unpaid >= standing.holdLimit ? 'HOLD_LIMIT' : undefined;
}
