import { holdingQuestions } from '@novosel/contract/contracts/questions-rules.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type DealRow, type MovedBy, stepDeal } from '../../deals/public.ts';
import { currentVersion, findDraft, findQuestions, updateVersion } from '../contracts.repo.ts';

type Deps = Pick<Context, 'clock' | 'events'>;

/**
 * Leads a locked deal back to its signers when nothing of the version waits for an answer, and no new draft
 * is begun.
 */
export async function settleQuestions(deps: Deps, tx: Tx, deal: DealRow, by: MovedBy): Promise<void> {
  const version = await currentVersion(tx, deal.id);
  if (version?.state !== 'questions' || (await isAsked(tx, version))) return;
  await updateVersion(tx, version.id, { state: 'opened' });
  await returnToSigners(deps, tx, deal, by);
}

/**
 * The same where no question has just been settled.
 * @returns false when the deal stays: no version holds, it waits for an answer, or a draft is begun
 */
export async function returnToSigners(deps: Deps, tx: Tx, deal: DealRow, by: MovedBy): Promise<boolean> {
  const version = await currentVersion(tx, deal.id);
  if (!version || (await isAsked(tx, version)) || (await findDraft(tx, deal.id))) return false;
  return stepDeal(deps, tx, { dealId: deal.id, event: 'make-contract', by });
}

/** Whether a question at a version waits for its answer. */
async function isAsked(tx: Tx, { id, dealId }: { readonly id: string; readonly dealId: string }) {
  const questions = await findQuestions(tx, dealId);
  return holdingQuestions(questions.filter(({ versionId }) => versionId === id)).length > 0;
}
