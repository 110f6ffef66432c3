import type { ContractAct } from '@novosel/contract/contracts/acts.ts';
import type { Act } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { type DealRow, insertDealEvent, ofDeal, tellPages } from '../deals/public.ts';

interface Noted {
  readonly event: ContractAct;
  /** What the history of the deal tells: nothing that a person has typed. */
  readonly reason: string;
  readonly details?: Record<string, string | number>;
}

/** Records what was done to a contract without moving its deal, and tells the open pages. */
export async function noteContract(
  tx: Tx,
  act: Act,
  deal: DealRow,
  { event, reason, details = {} }: Noted,
): Promise<void> {
  const { actor, at } = act;
  await insertDealEvent(tx, {
    dealId: deal.id,
    at,
    actor: actor.kind,
    ...('id' in actor && { actorId: actor.id }),
    event,
    fromPlace: deal.place,
    toPlace: deal.place,
    reason,
  });
  await audit(tx, act, { action: `contracts.${event}`, subject: ofDeal(deal.id), details });
  await tellPages(tx, deal, at);
}
