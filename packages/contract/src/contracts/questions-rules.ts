import type { RequestMove } from '../requests/flow.ts';

export const questionStates = ['open', 'answered', 'withdrawn'] as const;
export type QuestionState = (typeof questionStates)[number];

export const questionActs = ['answer', 'ask-again', 'withdraw'] as const;
export type QuestionAct = (typeof questionActs)[number];

/** A question of a member at a clause of a version. */
export interface ClauseQuestion {
  readonly clauseId: string;
  readonly memberId: string;
  readonly state: QuestionState;
}

/** The lawyer answers; the member who asked asks again or withdraws it. */
export const questionMoves: Readonly<Record<QuestionAct, RequestMove<QuestionState>>> = {
  answer: { from: ['open'], to: 'answered', needs: 'text' },
  'ask-again': { from: ['answered'], to: 'open', needs: 'text' },
  withdraw: { from: ['open', 'answered'], to: 'withdrawn' },
};

/** The state after an act; undefined when it may not be done now. */
export const afterQuestionAct = (state: QuestionState, act: QuestionAct): QuestionState | undefined => {
  const { from, to } = questionMoves[act];
  return from.includes(state) ? to : undefined;
};

/** Questions that block the agreement of every member: without an answer and not withdrawn. */
export const holdingQuestions = <Question extends Pick<ClauseQuestion, 'state'>>(
  questions: readonly Question[],
): Question[] => questions.filter(({ state }) => state === 'open');
