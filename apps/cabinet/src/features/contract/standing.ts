import { holdingQuestions } from '@novosel/contract/contracts/questions-rules.ts';
import type { ContractQuestionView, ContractView } from '@novosel/contract/contracts/schema.ts';

/**
 * What the page says first. `none`: no version holds; `redraft`: the lawyer writes another one; `others`:
 * other signers are awaited; `frozen`: everybody has agreed; `elsewhere`: the deal has gone to another stage.
 */
export type Standing = 'none' | 'read' | 'question' | 'agree' | 'others' | 'redraft' | 'frozen' | 'elsewhere';

/** Places at which the lawyer prepares a version. */
const isDrafting = ({ place }: Pick<ContractView, 'place'>): boolean =>
  place === 'contract-draft' || place === 'contract-late';

/** Whether clauses are read and questions asked now, by one of the signers. */
export const isOpenToMe = ({ place, signers }: Pick<ContractView, 'place' | 'signers'>): boolean =>
  signers.some(({ me }) => me) && (place === 'contract-reading' || isDrafting({ place }));

/** Questions at the version that holds which nobody has answered or withdrawn. */
export const openQuestions = ({
  current,
  questions,
}: Pick<ContractView, 'current' | 'questions'>): ContractQuestionView[] =>
  holdingQuestions(questions.filter(({ version }) => version === current?.number));

const byWait: Readonly<Record<NonNullable<ContractView['waits']>, Standing>> = {
  'not-opened': 'read',
  'not-read': 'read',
  'question-open': 'question',
  'agreed-already': 'others',
  'version-closed': 'elsewhere',
};

/** The part of a contract on which it depends. */
export type Seen = Pick<ContractView, 'place' | 'current' | 'waits' | 'signers' | 'questions' | 'paper'>;

export function standingOf(view: Seen): Standing {
  const { place, current, waits, signers, paper } = view;
  if (paper) return 'frozen';
  const drafting = isDrafting(view);
  if (!current) return drafting || place === 'contract-reading' ? 'none' : 'elsewhere';
  if (drafting) return openQuestions(view).length > 0 ? 'question' : 'redraft';
  if (place !== 'contract-reading') return 'elsewhere';
  if (!signers.some(({ me }) => me)) return 'others';
  return waits ? byWait[waits] : 'agree';
}
