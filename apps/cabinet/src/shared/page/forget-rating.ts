import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { getCreditRating } from '@novosel/contract/scoring/endpoints.ts';
import type { QueryClient } from '@tanstack/react-query';

/**
 * S4.2-15: deletes the credit rating at the press on sign-out, not with the end of the session: else it would
 * stay on a shared computer's screen if the sign-out got no answer.
 */
export const forgetRating = (queries: QueryClient): void => {
  queries.removeQueries(queriesOf(getCreditRating));
};
