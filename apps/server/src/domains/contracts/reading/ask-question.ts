import { clauseName } from '@novosel/contract/contracts/acts.ts';
import { questionLimits } from '@novosel/contract/contracts/schema.ts';
import { decideVersion } from '@novosel/contract/contracts/version-rules.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { stepDeal } from '../../deals/public.ts';
import { insertQuestion, updateVersion } from '../contracts.repo.ts';
import { noteContract } from '../note-contract.ts';
import { clauseNumber, type HeldVersion, lockForSigner } from '../reach-contract.ts';
import { refusePlace } from './open-contract.ts';

interface Asked {
  readonly estateId: number;
  readonly version: number;
  readonly clause: string;
  readonly text: string;
}

/**
 * A signer asks at a clause. The deal returns to the lawyer: the buyer's days do not run while he waits.
 * @throws AppError NOT_FOUND, STEP_WRONG before the version is opened, CONTRACT_CHANGED, QUESTIONS_FULL;
 *   VALIDATION for a clause that the version does not have
 */
export function askQuestion(
  deps: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: BuyerAct,
  { estateId, version: number, clause, text }: Asked,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const held = await lockForSigner(tx, act.actor.id, estateId, number);
    refusePlace(held);
    const { deal, version, mine } = held;
    refuseMany(held);
    if (!version.clauses.some(({ id, kind }) => id === clause && kind === 'clause'))
      throw new AppError('VALIDATION', { fields: { clause: ['default'] } });
    const decision = decideVersion(version.state, 'ask', [], {
      findings: 0,
      openQuestions: 0,
      hasNewer: false,
    });
    if (!decision.allowed || !mine.openedAt) throw new AppError('STEP_WRONG');
    await insertQuestion(tx, {
      id: uuidv7(act.at),
      versionId: version.id,
      dealId: deal.id,
      clauseId: clause,
      userId: act.actor.id,
      text,
      askedAt: act.at,
      state: 'open',
      answer: null,
      answeredAt: null,
      answeredBy: null,
    });
    await updateVersion(tx, version.id, { state: decision.move.to });
    const reason = clauseName(clauseNumber(version, clause), 'ru');
    await noteContract(tx, act, deal, { event: 'ask-question', reason, details: { version: number } });
    if (deal.place !== 'contract-reading') return;
    const by = { actor: 'buyer', actorId: act.actor.id, reason } as const;
    await stepDeal(deps, tx, { dealId: deal.id, event: 'ask-changes', by });
  });
}

function refuseMany({ questions, mine }: HeldVersion): void {
  const own = questions.filter(({ userId, state }) => userId === mine.userId && state === 'open');
  if (own.length >= questionLimits.open)
    throw new AppError('QUESTIONS_FULL', { params: { max: questionLimits.open } });
}
