import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import { type DealPlace, dealPlace } from '@novosel/contract/deals/places.ts';
import type { Bid } from '@novosel/contract/mortgage/endpoints.ts';
import { isAtBanks, isLost } from '@novosel/contract/mortgage/rules.ts';

/**
 * `apply`: the deal waits for an application; `offers`: banks have one; `desk`: the desk has sent one and
 * records the answers; `member`: only the main buyer applies and sees the answers (decision 039); `done`: the
 * deal has passed this stage; `past`: the contract is made, and no bank of this person is known; `none`: no
 * mortgage is needed yet.
 */
export type MortgageStage = 'none' | 'apply' | 'offers' | 'desk' | 'member' | 'done' | 'past';

export function stageOf(
  deal: Pick<DealSummary, 'place' | 'own'> | undefined,
  bids: readonly Bid[],
): MortgageStage {
  const place = deal?.place ?? null;
  if (deal && !deal.own && isAtMortgage(deal)) return 'member';
  if (place === 'mortgage' || place === 'mortgage-declined') return 'apply';
  if (isAtBanks(place)) return bids.some(({ status }) => !isLost(status)) ? 'offers' : 'desk';
  if (bids.length > 0) return 'done';
  return place !== null && isAtContract(place) ? 'past' : 'none';
}

/** From the draft of the contract on, the form of payment is fixed. */
const isAtContract = (place: DealPlace): boolean =>
  place !== 'exception' && ['paperwork', 'completed'].includes(dealPlace(place).stage);

export const isAtMortgage = ({ place }: Pick<DealSummary, 'place'>): boolean =>
  place !== null && dealPlace(place).stage === 'mortgage';
