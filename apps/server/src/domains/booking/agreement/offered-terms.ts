import type { BookingTerm } from '@novosel/contract/booking/schema.ts';
import { type TermOffer, termOffers } from '@novosel/contract/booking/terms.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { ErrorCode } from '@novosel/contract/errors/errors.ts';

export interface Standing {
  readonly estateStatus: number;
  /** A booking keeps the estate, his own or another's. */
  readonly taken: boolean;
  readonly unpaid: number;
  /** How many he may hold at once without having paid for them. */
  readonly holdLimit: number;
  readonly freeUsed: boolean;
}

/** The terms with the reason why this person cannot have them now. */
export function offeredTerms(standing: Standing): BookingTerm[] {
  return termOffers.map((offer) => {
    const refused = termRefusal(offer, standing);
    return { ...toTerm(offer), ...(refused ? { refused } : {}) };
  });
}

export function toTerm({ code, holdSeconds, days, feeKopecks }: TermOffer): BookingTerm {
  return { code, holdSeconds, days, feeKopecks };
}

/** Why a term cannot be had, the weightiest reason first; undefined when it can. */
export function termRefusal(offer: TermOffer, standing: Standing): ErrorCode | undefined {
  if (standing.taken) return 'ESTATE_TAKEN';
  if (standing.estateStatus !== estateStatuses.sale) return 'ESTATE_NOT_FOR_SALE';
  if (offer.once && standing.freeUsed) return 'FREE_HOLD_USED';
  return standing.unpaid >= standing.holdLimit ? 'HOLD_LIMIT' : undefined;
}
