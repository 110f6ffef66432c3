import type { VersionChanges } from '@novosel/contract/contracts/changes.ts';
import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ofDeal } from '../../deals/public.ts';
import { type DraftRow, findDraft, findVersion } from '../contracts.repo.ts';
import { lockForDesk } from '../reach-contract.ts';

/** The number of a version; null: the draft. */
type Which = number | null;

type Text = Pick<DraftRow, 'data' | 'clauses'>;

/**
 * The text of a draft or of a version; that it was opened is written down first, since it names passports
 * (promise 52).
 * @throws AppError NOT_FOUND
 */
export function openText(
  db: Executor,
  act: StaffAct,
  { dealId, version }: { readonly dealId: string; readonly version: Which },
): Promise<RenderedClause[]> {
  return inTransaction(db, async (tx) => {
    const { clauses } = await opened(tx, act, dealId, version);
    return [...clauses];
  });
}

interface Compared {
  readonly dealId: string;
  readonly from: Which;
  readonly to: Which;
}

/** What has changed from one text to another. @throws AppError NOT_FOUND, UNAVAILABLE */
export async function compareTexts(
  { contractWriter }: Pick<Context, 'contractWriter'>,
  db: Executor,
  act: StaffAct,
  { dealId, from, to }: Compared,
): Promise<VersionChanges> {
  const texts = await inTransaction(db, async (tx) => ({
    before: await opened(tx, act, dealId, from),
    after: await opened(tx, act, dealId, to),
  }));
  return contractWriter.compare(texts);
}

async function opened(tx: Tx, act: StaffAct, dealId: string, version: Which): Promise<Text> {
  await lockForDesk(tx, dealId);
  const found = await (version === null ? findDraft(tx, dealId) : findVersion(tx, dealId, version));
  if (!found) throw new AppError('NOT_FOUND');
  const details = { version: version ?? 0 };
  await audit(tx, act, { action: 'contracts.open-text', subject: ofDeal(dealId), details });
  return { data: found.data, clauses: found.clauses };
}
