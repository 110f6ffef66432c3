import { unreadClauses } from '@novosel/contract/contracts/reading-rules.ts';
import { decideVersion } from '@novosel/contract/contracts/version-rules.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { updateReading, updateVersion } from '../contracts.repo.ts';
import { noteContract } from '../note-contract.ts';
import { type HeldVersion, lockForSigner } from '../reach-contract.ts';

/** Where a version is read: also while the lawyer answers or writes a new one. */
const places: readonly DealPlace[] = ['contract-draft', 'contract-late', 'contract-reading'];

/** @throws AppError STEP_WRONG where nothing is read any more */
export function refusePlace({ deal }: Pick<HeldVersion, 'deal'>): void {
  if (!places.includes(deal.place)) throw new AppError('STEP_WRONG');
}

interface Opened {
  readonly estateId: number;
  readonly version: number;
  /** Clauses that were shown. */
  readonly clauses: readonly string[];
}

/**
 * A signer has opened the version that holds and read some of its clauses; what was read stays read.
 * @throws AppError NOT_FOUND, STEP_WRONG, CONTRACT_CHANGED
 */
export function openContract(
  db: Executor,
  act: BuyerAct,
  { estateId, version: number, clauses }: Opened,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const held = await lockForSigner(tx, act.actor.id, estateId, number);
    refusePlace(held);
    const { deal, version, mine } = held;
    const known = new Set([...version.clauses.map(({ id }) => id), ...mine.toRead]);
    const readIds = [...new Set([...mine.readIds, ...clauses.filter((id) => known.has(id))])];
    const reading = { memberId: '', hasOpened: true, readIds, hasAgreed: false };
    const isWhole = unreadClauses(mine.toRead, reading).length === 0;
    await updateReading(tx, mine, {
      readIds,
      openedAt: mine.openedAt ?? act.at,
      wholeAt: mine.wholeAt ?? (isWhole ? act.at : null),
    });
    if (mine.openedAt) return;
    const decision = decideVersion(version.state, 'open', [], {
      findings: 0,
      openQuestions: 0,
      hasNewer: false,
    });
    if (decision.allowed) await updateVersion(tx, version.id, { state: decision.move.to });
    await noteContract(tx, act, deal, {
      event: 'open-contract',
      reason: mine.name,
      details: { version: number },
    });
  });
}
