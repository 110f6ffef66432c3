import type { Context } from '../../context.ts';
import { personOf, tellContacts, wayInReplaced } from '../identity/public.ts';
import { passkeyLetter } from './passkey-words.ts';
import { keysGone, passkeysDropped } from './passkeys.events.ts';
import { deletePasskeysOf, lockPasskeysOf } from './passkeys.repo.ts';

/**
 * A password reset or a new phone deletes all passkeys in the same transaction and tells the person how to
 * make new ones: a stranger's passkey would otherwise stay.
 */
export function dropPasskeys({ clock, events, jobs }: Pick<Context, 'clock' | 'events' | 'jobs'>): void {
  events.on(wayInReplaced, async (tx, { userId, act }) => {
    await lockPasskeysOf(tx, userId);
    const [first, ...others] = await deletePasskeysOf(tx, userId);
    const person = first && (await personOf(tx, userId));
    if (!person) return;
    const dropped = [first, ...others] as const;
    for (const id of dropped) await passkeysDropped(tx, act, id);
    await tellContacts({ clock, jobs }, tx, person, passkeyLetter('drop', person.locale, act.at));
    await events.publish(tx, keysGone, { userId, ids: dropped, at: act.at });
  });
}
