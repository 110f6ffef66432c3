import { isDeepStrictEqual } from 'node:util';
import {
  answerProblems,
  givenAnswers,
  type QuestionnaireCode,
} from '@novosel/contract/slips/questionnaires.ts';
import type { SlipKind } from '@novosel/contract/slips/rules.ts';
import type { SlipAnswer } from '@novosel/contract/slips/schema.ts';
import type { Context } from '../../context.ts';
import type { Act } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { isWaiting } from './read-slips.ts';
import { slipHash } from './slip-token.ts';
import { findSlip, type SlipRow, takeAnswer } from './slips.repo.ts';

interface Answered {
  readonly kind: SlipKind;
  readonly token: string;
  /** Key made by the answering page. */
  readonly key: string;
  readonly answer: SlipAnswer;
}

/**
 * Stores the answer of a person with the link, and uses up the link; of two parallel answers one is accepted.
 * Repeating the same answer from the same page, after a lost connection, changes nothing and gets the same
 * result.
 * @throws AppError LINK_DEAD, VALIDATION when the answers do not fit the questions
 */
export async function answerSlip(
  { config, db }: Pick<Context, 'config' | 'db'>,
  act: Act,
  { kind, token, key, answer: given }: Answered,
): Promise<void> {
  const { at } = act;
  const hash = slipHash(config, token);
  await db.transaction(async (tx) => {
    const slip = await findSlip(tx, kind, hash);
    if (!slip) throw new AppError('LINK_DEAD');
    // A dead link must not reveal its questions.
    if (!isWaiting(slip, at) && problemsOf(slip, given).length > 0) throw new AppError('LINK_DEAD');
    const answer = slip.questionnaire ? { ...given, answers: fitting(slip.questionnaire, given) } : given;
    if (!(await takeAnswer(tx, slip.id, { answer, answerKey: key, at }))) {
      // A parallel call may have been first.
      const now = await findSlip(tx, kind, hash);
      if (now?.answerKey === key && isDeepStrictEqual(now.answer, answer)) return;
      throw new AppError('LINK_DEAD');
    }
    // Recorded as a guest even if he is signed in: the link is his only proof.
    const byLink = { ...act, actor: { kind: 'guest' } } as const;
    await audit(tx, byLink, { action: 'slips.answer', subject: `slip:${slip.id}`, details: { kind } });
    await tell(tx, { to: 'desk', topic: 'slips', id: slip.id });
  });
}

const problemsOf = ({ questionnaire }: Pick<SlipRow, 'questionnaire'>, { answers }: SlipAnswer) =>
  questionnaire ? Object.entries(answerProblems(questionnaire, answers)) : [];

/** Answers in the stored form. @throws AppError VALIDATION by the question */
function fitting(questionnaire: QuestionnaireCode, given: SlipAnswer): SlipAnswer['answers'] {
  const problems = problemsOf({ questionnaire }, given);
  if (problems.length === 0) return givenAnswers(questionnaire, given.answers);
  const fields = Object.fromEntries(problems.map(([question, problem]) => [question, [problem]]));
  throw new AppError('VALIDATION', { fields });
}
