import { makeQueryClient } from '@novosel/client/query-client.ts';
import { onLeaving } from '@novosel/client/session.ts';
import { forgetRating } from './forget-rating.ts';

/** The one cache of answers of this page. */
export const queries = makeQueryClient();

onLeaving(() => forgetRating(queries));
