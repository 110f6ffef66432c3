import { makeQueryClient } from '@novosel/client/query-client.ts';

/** The one cache of answers of this page. */
export const queries = makeQueryClient();
