import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listFeedback, listFeedbackDrafts } from '@novosel/contract/feedback/list-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useLogged } from './drafts/use-logged.ts';
import { listOf } from './list-of.ts';

/** The person's feedback; undefined until it is loaded. */
export const useFeedback = () => {
  const query = useQuery(queryFor(listFeedback));
  useLogged(listFeedback.path, query.error);
  return { ...query, items: query.data && listOf(query.data) };
};

/**
 * The person's drafts.
 * @param refetchOnMount `'always'` where a cached answer must not decide, however fresh it is
 */
export const useDrafts = ({ refetchOnMount = true }: { refetchOnMount?: boolean | 'always' } = {}) => {
  const query = useQuery({ ...queryFor(listFeedbackDrafts), refetchOnMount });
  useLogged(listFeedbackDrafts.path, query.error);
  return { ...query, drafts: query.data && listOf(query.data) };
};
