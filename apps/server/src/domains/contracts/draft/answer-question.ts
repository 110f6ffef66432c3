import { clauseName, contractReasons } from '@novosel/contract/contracts/acts.ts';
import { afterQuestionAct } from '@novosel/contract/contracts/questions-rules.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { questionAnswered } from '../contracts.events.ts';
import { findQuestions, findVersions, updateQuestion } from '../contracts.repo.ts';
import { noteContract } from '../note-contract.ts';
import { clauseNumber, lockForDesk } from '../reach-contract.ts';
import { settleQuestions } from '../reading/settle-questions.ts';

interface Answered {
  readonly dealId: string;
  readonly question: string;
  readonly text: string;
}

/**
 * The lawyer answers a question, also at a version that holds no more. The last answer at the version that
 * holds returns the deal to its signers.
 * @throws AppError NOT_FOUND, STEP_WRONG for one that is answered or withdrawn
 */
export function answerQuestion(
  deps: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: StaffAct,
  { dealId, question: id, text }: Answered,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { deal } = await lockForDesk(tx, dealId);
    const question = (await findQuestions(tx, dealId)).find((one) => one.id === id);
    const version = (await findVersions(tx, dealId)).find((one) => one.id === question?.versionId);
    if (!version || !question) throw new AppError('NOT_FOUND');
    const state = afterQuestionAct(question.state, 'answer');
    if (!state) throw new AppError('STEP_WRONG');
    const { at, actor } = act;
    await updateQuestion(tx, id, { state, answer: text, answeredAt: at, answeredBy: actor.id });
    const clause = clauseNumber(version, question.clauseId);
    const reason = clauseName(clause, 'ru');
    await noteContract(tx, act, deal, { event: 'answer-question', reason });
    const { estateId, number } = deal;
    await deps.events.publish(tx, questionAnswered, {
      questionId: id,
      userId: question.userId,
      estateId,
      number,
      clause,
      former: version.state === 'void' ? version.number : null,
      at,
    });
    await settleQuestions(deps, tx, deal, {
      actor: 'staff',
      actorId: actor.id,
      reason: contractReasons.answered.ru,
    });
  });
}
