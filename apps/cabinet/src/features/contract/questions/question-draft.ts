import { type Draft, draftOf } from '@novosel/client/drafts/drafts.ts';
import type { QuestionForm } from '@novosel/contract/contracts/schema.ts';
import type { RenderedClause } from '@novosel/contract/contracts/template.ts';

/** A question that was typed and not sent. */
export interface KeptQuestion {
  readonly clauseId: string;
  /** «4.2» in the version at which it was typed. */
  readonly number: string;
  readonly text: string;
}

/** What is typed at a contract stays when another version is sent, also when that lacks the clause. */
const placeOf = (estate: number, user: number): Draft<readonly KeptQuestion[]> =>
  draftOf(`contract-questions:${estate}`, user);

export const keptQuestions = (estate: number, user: number): readonly KeptQuestion[] =>
  placeOf(estate, user).read() ?? [];

export const questionDraft = (
  estate: number,
  { id: clauseId, number }: Pick<RenderedClause, 'id' | 'number'>,
  user: number,
): Draft<QuestionForm> => {
  const place = placeOf(estate, user);
  const others = () => keptQuestions(estate, user).filter((one) => one.clauseId !== clauseId);
  return {
    read: () => {
      const found = keptQuestions(estate, user).find((one) => one.clauseId === clauseId);
      return found && { text: found.text };
    },
    keep: ({ text }) => place.keep([...others(), { clauseId, number, text }]),
    forget: () => {
      const rest = others();
      if (rest.length > 0) place.keep(rest);
      else place.forget();
    },
  };
};
