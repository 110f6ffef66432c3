import type { Context } from '../../context.ts';
import { personOf, tellContacts, wayInReplaced } from '../identity/public.ts';
import { reviewLetter } from './delegate-words.ts';
import { countGiven, endOver } from './delegates.repo.ts';

/**
 * A new password by a code, or another phone, leaves trusted persons as they are: they were named with a
 * proof, and a deal of theirs may be on its way. The person is told to review them.
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
