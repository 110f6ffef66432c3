import { onLeaving } from '@novosel/client/calls/session.ts';
import { makeQueryClient } from '@novosel/client/queries/query-client.ts';
import { forgetRating } from './forget-rating.ts';

/** The only query cache of this page. */
export const queries = makeQueryClient();

onLeaving(() => forgetRating(queries));
