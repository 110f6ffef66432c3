import type { listContracts } from '@novosel/contract/contracts/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';

export type ListedContract = AnswerOf<typeof listContracts>['data']['items'][number];

export const works = ['answer', 'send', 'redo', 'make', 'agree'] as const;

/** What is to be done next about a contract: by the lawyer, or, for `agree`, by its signers. */
export function nextWork({
  place,
  openQuestions,
  hasDraft,
  version,
}: Pick<ListedContract, 'place' | 'openQuestions' | 'hasDraft' | 'version'>): (typeof works)[number] {
  const isDrafted = place === 'contract-draft' || place === 'contract-late';
  if (!isDrafted) return openQuestions > 0 ? 'answer' : 'agree';
  if (hasDraft) return 'send';
  if (openQuestions > 0) return 'answer';
  return version === null ? 'make' : 'redo';
}
