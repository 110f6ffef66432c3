import { clauseName } from '@novosel/contract/contracts/acts.ts';
import { afterQuestionAct } from '@novosel/contract/contracts/questions-rules.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { findQuestions, findVersions, updateQuestion } from '../contracts.repo.ts';
import { noteContract } from '../note-contract.ts';
import { clauseNumber, lockForParty } from '../reach-contract.ts';
import { refusePlace } from './open-contract.ts';
import { settleQuestions } from './settle-questions.ts';

interface Withdrawn {
  readonly estateId: number;
  readonly questionId: string;
}

/**
 * Whoever has asked needs no answer any more, also at a version that holds no more.
 * @throws AppError NOT_FOUND for another's question, STEP_WRONG for one that is withdrawn
 */
export function withdrawQuestion(
  deps: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: BuyerAct,
  { estateId, questionId }: Withdrawn,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id: userId } = act.actor;
    const { deal } = await lockForParty(tx, userId, estateId);
    const question = (await findQuestions(tx, deal.id)).find((one) => one.id === questionId);
    const version = (await findVersions(tx, deal.id)).find(({ id }) => id === question?.versionId);
    if (!version || question?.userId !== userId) throw new AppError('NOT_FOUND');
    if (version.state !== 'void') refusePlace({ deal });
    const state = afterQuestionAct(question.state, 'withdraw');
    if (!state) throw new AppError('STEP_WRONG');
    await updateQuestion(tx, question.id, { state });
    const reason = clauseName(clauseNumber(version, question.clauseId), 'ru');
    await noteContract(tx, act, deal, { event: 'withdraw-question', reason });
    await settleQuestions(deps, tx, deal, { actor: 'buyer', actorId: userId, reason });
  });
}
