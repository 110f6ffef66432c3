import { holdingQuestions } from '@novosel/contract/contracts/questions-rules.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type DealRow, type MovedBy, stepDeal } from '../../deals/public.ts';
import { currentVersion, findDraft, findQuestions, updateVersion } from '../contracts.repo.ts';

/**
 * Leads a locked deal back to its signers when nothing of the version waits for an answer, and no new draft
 * is begun.
 */
export async function settleQuestions(
  deps: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  deal: DealRow,
  by: MovedBy,
): Promise<void> {
  const version = await currentVersion(tx, deal.id);
  if (version?.state !== 'questions') return;
  const own = (await findQuestions(tx, deal.id)).filter(({ versionId }) => versionId === version.id);
  if (holdingQuestions(own).length > 0) return;
  await updateVersion(tx, version.id, { state: 'opened' });
  if (await findDraft(tx, deal.id)) return;
  await stepDeal(deps, tx, { dealId: deal.id, event: 'make-contract', by });
}
