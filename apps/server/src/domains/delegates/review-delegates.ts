import type { Context } from '../../context.ts';
import { personOf, tellContacts, wayInReplaced } from '../identity/public.ts';
import { reviewLetter } from './delegate-words.ts';
import { countGiven, endOver } from './delegates.repo.ts';

/**
 * A password reset or a new phone does not end delegations: they were given after re-authentication, and a
 * deal may depend on them. The person is asked to review them.
 */
export function reviewDelegates({ clock, events, jobs }: Pick<Context, 'clock' | 'events' | 'jobs'>): void {
  events.on(wayInReplaced, async (tx, { userId }) => {
    const now = clock.now();
    await endOver(tx, userId, now);
    const { open } = await countGiven(tx, userId, now);
    const person = open > 0 && (await personOf(tx, userId));
    if (person) await tellContacts({ clock, jobs }, tx, person, reviewLetter(person.locale, now));
  });
}
