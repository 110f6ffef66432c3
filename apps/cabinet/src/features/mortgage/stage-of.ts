import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import type { Bid } from '@novosel/contract/mortgage/endpoints.ts';
import { isLost } from '@novosel/contract/mortgage/rules.ts';

/**
 * `apply`: the deal waits for an application; `offers`: banks have it; `desk`: only the desk knows that they have one, and their answers
 * come by it; `member`: the main buyer alone applies, and the answers are his (decision 039); `done`: the deal has gone on
 * from it; `none`: nothing asks for a mortgage yet.
 */
export type MortgageStage = 'none' | 'apply' | 'offers' | 'desk' | 'member' | 'done';

export function stageOf(
  deal: Pick<DealSummary, 'step' | 'own'> | undefined,
  bids: readonly Bid[],
): MortgageStage {
  const step = deal?.step ?? null;
  if (deal && !deal.own && step !== null && [212, 214, 215, 216].includes(step)) return 'member';
  if (step === 212 || step === 216) return 'apply';
  if (step === 214 || step === 215) return bids.some(({ status }) => !isLost(status)) ? 'offers' : 'desk';
  return bids.length > 0 ? 'done' : 'none';
}
