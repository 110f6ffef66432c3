import type { Context } from '../../context.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { consentWithdrawn } from '../consents/public.ts';
import { deleteRating } from './scoring.repo.ts';

/**
 * The rating depends on the consent and is deleted in the transaction of its withdrawal, also an unanswered
 * request.
 */
export function forgetRatings({ events }: Pick<Context, 'events'>): void {
  events.on(consentWithdrawn, async (tx, { userId, kind }) => {
    if (kind !== 'scoring') return;
    await deleteRating(tx, userId);
    await tell(tx, { to: 'person', userId, topic: 'scoring' });
  });
}
