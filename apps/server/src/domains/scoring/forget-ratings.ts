import type { Context } from '../../context.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { consentWithdrawn } from '../consents/public.ts';
import { deleteRating } from './scoring.repo.ts';

/**
 * The rating stands by the consent and goes with it, in the same transaction; so does a question that is not
 * answered.
 */
export function forgetRatings({ events }: Pick<Context, 'events'>): void {
  events.on(consentWithdrawn, async (tx, { userId, kind }) => {
    if (kind !== 'scoring') return;
    await deleteRating(tx, userId);
    await tell(tx, { to: 'person', userId, topic: 'scoring' });
  });
}
