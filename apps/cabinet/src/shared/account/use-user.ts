import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../page/queries.ts';
import { type LoadedUser, loadUser } from './load-user.ts';

/**
 * The signed-in person; undefined until he is loaded. It names the query cache, since the frame is outside of
 * the page's provider.
 */
export const useUser = (): LoadedUser | undefined =>
  useQuery({ ...queryFor(getUser), select: loadUser }, queries).data;
