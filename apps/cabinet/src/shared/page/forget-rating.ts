import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { getCreditRating } from '@novosel/contract/scoring/endpoints.ts';
import type { QueryClient } from '@tanstack/react-query';

/**
 * S4.2-15: the credit rating is cleaned by itself, at the press and not with the session's end: it does not
 * stay on the screen of another's computer because the sign-out got no answer.
 */
export const forgetRating = (queries: QueryClient): void => {
  queries.removeQueries(queriesOf(getCreditRating));
};
