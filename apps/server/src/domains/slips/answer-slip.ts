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
  /** Of the page that answers. */
  readonly key: string;
  readonly answer: SlipAnswer;
}

/**
 * Takes the answer of whoever has the link, and uses the link up; of two at once one is taken. The same
 * answer of the same page, sent again after its connection was lost, changes nothing and is told the same.
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
    // A link that opens nothing says nothing of its questions.
    if (!isWaiting(slip, at) && problemsOf(slip, given).length > 0) throw new AppError('LINK_DEAD');
    const answer = slip.questionnaire ? { ...given, answers: fitting(slip.questionnaire, given) } : given;
    if (!(await takeAnswer(tx, slip.id, { answer, answerKey: key, at }))) {
      // A twin of this call may have been the first a moment ago.
      const now = await findSlip(tx, kind, hash);
      if (now?.answerKey === key && isDeepStrictEqual(now.answer, answer)) return;
      throw new AppError('LINK_DEAD');
    }
    // The link is all that he has shown, also when he has signed in.
    const byLink = { ...act, actor: { kind: 'guest' } } as const;
    await audit(tx, byLink, { action: 'slips.answer', subject: `slip:${slip.id}`, details: { kind } });
    await tell(tx, { to: 'desk', topic: 'slips', id: slip.id });
  });
}

const problemsOf = ({ questionnaire }: Pick<SlipRow, 'questionnaire'>, { answers }: SlipAnswer) =>
  questionnaire ? Object.entries(answerProblems(questionnaire, answers)) : [];

/** Answers as they are kept. @throws AppError VALIDATION by the question */
function fitting(questionnaire: QuestionnaireCode, given: SlipAnswer): SlipAnswer['answers'] {
  const problems = problemsOf({ questionnaire }, given);
  if (problems.length === 0) return givenAnswers(questionnaire, given.answers);
  const fields = Object.fromEntries(problems.map(([question, problem]) => [question, [problem]]));
  throw new AppError('VALIDATION', { fields });
}
