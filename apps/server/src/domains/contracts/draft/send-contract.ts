import { versionName } from '@novosel/contract/contracts/acts.ts';
import { clausesToRead } from '@novosel/contract/contracts/reading-rules.ts';
import { decideVersion } from '@novosel/contract/contracts/version-rules.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { ofDeal, stepDeal } from '../../deals/public.ts';
import {
  deleteDraft,
  findDraft,
  findVersions,
  insertReadings,
  insertVersion,
  type VersionRow,
  versionsReadWhole,
} from '../contracts.repo.ts';
import { type DraftSeen, lockForDesk } from '../reach-contract.ts';
import { templateInForce } from '../templates/template-in-force.ts';
import { replaceVersion } from '../void-version.ts';
import { type MadeText, makeText, refuseFindings } from './make-text.ts';
import { signersOfContract } from './signers-of-contract.ts';

type Deps = Pick<Context, 'clock' | 'contractWriter' | 'events'>;

/**
 * Sends the draft to its signers as the next version. The text is made once more of the deal as it is now.
 * @throws AppError NOT_FOUND, STEP_WRONG, CONTRACT_CHANGED for another draft, CONTRACT_OUTDATED when the deal
 *   gives another text by now, CONTRACT_FINDINGS, CONTRACT_LACKS, TEMPLATE_BROKEN, UNAVAILABLE
 */
export function sendContract(
  deps: Deps,
  db: Executor,
  act: StaffAct,
  { dealId, hash }: DraftSeen,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const locked = await lockForDesk(tx, dealId);
    const draft = await findDraft(tx, dealId);
    if (!draft || !['contract-draft', 'contract-late'].includes(locked.deal.place))
      throw new AppError('STEP_WRONG');
    if (draft.hash !== hash) throw new AppError('CONTRACT_CHANGED');
    const { inputs } = draft;
    const made = await makeText(deps, tx, act, locked, {
      template: await templateInForce(tx),
      inputs,
      madeOn: draft.data.madeOn,
    });
    if (made.hash !== hash) throw new AppError('CONTRACT_OUTDATED');
    refuseFindings(made, act.locale);
    const state = made.findings.length === 0 ? 'checked' : 'draft';
    const facts = { findings: made.findings.length, openQuestions: 0, hasNewer: false };
    if (!decideVersion(state, 'send', act.actor.roles, facts).allowed) throw new AppError('STEP_WRONG');
    const version = await keepVersion(tx, act, { dealId, inputs, made });
    await deleteDraft(tx, dealId);
    const reason = versionName(version.number, 'ru');
    const by = { actor: 'staff', actorId: act.actor.id, reason } as const;
    if (!(await stepDeal(deps, tx, { dealId, event: 'make-contract', by }))) throw new AppError('STEP_WRONG');
    const details = { version: version.number, hash };
    await audit(tx, act, { action: 'contracts.send', subject: ofDeal(dealId), details });
  });
}

interface NewVersion {
  readonly dealId: string;
  readonly inputs: VersionRow['inputs'];
  readonly made: MadeText;
}

/** The version with its signers; the one before is void, its readings and agreements stay as history. */
async function keepVersion(tx: Tx, act: StaffAct, { dealId, inputs, made }: NewVersion): Promise<VersionRow> {
  const former = await findVersions(tx, dealId);
  const number = (former[0]?.number ?? 0) + 1;
  await replaceVersion(tx, dealId, 'replaced');
  const { edition, data, clauses, hash, facts } = made;
  const version: VersionRow = {
    id: uuidv7(act.at),
    dealId,
    number,
    sentAt: act.at,
    sentBy: act.actor.id,
    edition,
    inputs,
    data,
    clauses,
    hash,
    state: 'sent',
    voidReason: null,
    documentId: null,
  };
  await insertVersion(tx, version);
  const signers = signersOfContract(facts, inputs);
  const readings = signers.map(async ({ userId, name, signsFor }) => ({
    versionId: version.id,
    dealId,
    userId,
    name,
    signsFor: [...signsFor],
    toRead: await toReadOf(tx, { version, former, userId }),
    readIds: [],
    openedAt: null,
    wholeAt: null,
  }));
  await insertReadings(tx, await Promise.all(readings));
  return version;
}

interface Reader {
  readonly version: VersionRow;
  readonly former: readonly VersionRow[];
  readonly userId: number;
}

/** All clauses, or what has changed since the version that the signer read whole last. */
async function toReadOf(tx: Tx, { version, former, userId }: Reader): Promise<string[]> {
  const [last] = await versionsReadWhole(tx, version.dealId, userId);
  const before = former.find(({ number }) => number === last);
  if (!before) return clausesToRead(version.clauses, null);
  const { clauseDiff } = await import('@novosel/contract/contracts/text/diff/diff.ts');
  return clausesToRead(version.clauses, clauseDiff(before.clauses, version.clauses));
}
