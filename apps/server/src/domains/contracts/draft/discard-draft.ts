import { contractReasons } from '@novosel/contract/contracts/acts.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ofDeal, tellPages } from '../../deals/public.ts';
import { deleteDraft, findDraft } from '../contracts.repo.ts';
import { type DraftSeen, lockForDesk } from '../reach-contract.ts';
import { returnToSigners } from '../reading/settle-questions.ts';

type Deps = Pick<Context, 'clock' | 'events'>;

/**
 * The lawyer takes back a draft that was not sent. When the version sent before holds and no question waits,
 * its signers read on.
 * @throws AppError NOT_FOUND; STEP_WRONG when there is no draft; CONTRACT_CHANGED for another one
 */
export function discardDraft(
  deps: Deps,
  db: Executor,
  act: StaffAct,
  { dealId, hash }: DraftSeen,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { deal } = await lockForDesk(tx, dealId);
    const draft = await findDraft(tx, dealId);
    if (!draft) throw new AppError('STEP_WRONG');
    if (draft.hash !== hash) throw new AppError('CONTRACT_CHANGED');
    await deleteDraft(tx, dealId);
    const details = { edition: draft.edition };
    await audit(tx, act, { action: 'contracts.discard', subject: ofDeal(dealId), details });
    const by = { actor: 'staff', actorId: act.actor.id, reason: contractReasons.discarded.ru } as const;
    if (!(await returnToSigners(deps, tx, deal, by))) await tellPages(tx, deal, act.at);
  });
}
