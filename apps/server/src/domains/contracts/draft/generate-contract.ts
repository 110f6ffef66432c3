import { contractReasons } from '@novosel/contract/contracts/acts.ts';
import type { ContractInputs } from '@novosel/contract/contracts/schema.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ofDeal, stepDeal, tellPages } from '../../deals/public.ts';
import { saveDraft } from '../contracts.repo.ts';
import { lockForDesk } from '../reach-contract.ts';
import { templateInForce } from '../templates/template-in-force.ts';
import { makeText } from './make-text.ts';

type Deps = Pick<Context, 'clock' | 'contractWriter' | 'events'>;

/** Where a draft may be made; at reading, the deal returns to the lawyer with it. */
const places: readonly DealPlace[] = ['contract-draft', 'contract-late', 'contract-reading'];

/**
 * Makes a draft of the deal as it is now, in place of the former one.
 * @throws AppError NOT_FOUND, STEP_WRONG, CONTRACT_LACKS, TEMPLATE_BROKEN, UNAVAILABLE
 */
export function generateContract(
  deps: Deps,
  db: Executor,
  act: StaffAct,
  { dealId, inputs }: { readonly dealId: string; readonly inputs: ContractInputs },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const locked = await lockForDesk(tx, dealId);
    const { deal } = locked;
    if (!places.includes(deal.place)) throw new AppError('STEP_WRONG');
    const { facts: _, ...made } = await makeText(deps, tx, act, locked, {
      template: await templateInForce(tx),
      inputs,
      madeOn: isoDay(act.at),
    });
    await saveDraft(tx, { dealId, madeAt: act.at, madeBy: act.actor.id, inputs, ...made });
    const details = { edition: made.edition, findings: made.findings.length };
    await audit(tx, act, { action: 'contracts.generate', subject: ofDeal(dealId), details });
    const by = { actor: 'staff', actorId: act.actor.id, reason: contractReasons.drafting.ru } as const;
    if (deal.place === 'contract-reading') await stepDeal(deps, tx, { dealId, event: 'ask-changes', by });
    else await tellPages(tx, deal, act.at);
  });
}
