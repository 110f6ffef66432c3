import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addToOutbox } from '../../../platform/jobs/outbox.ts';
import type { OnPerson } from '../sign-in/close-sign-in.ts';
import { endEverySession, staffToAct } from './act-on-staff.ts';
import { newLink } from './invite-staff.ts';
import { replaceSetUp } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';
import { dropFactor } from './staff-factor.repo.ts';
import { setUpLetter } from './staff-words.ts';

/**
 * Removes the second factor with the recovery codes, ends every session, and sends a link with which the
 * person sets up a new one by the present password. A repeat sends a new link.
 * @throws AppError NOT_FOUND, STAFF_SELF, LAST_ADMIN
 */
export function resetFactor(
  deps: Pick<Context, 'config' | 'clock' | 'events' | 'jobs'>,
  db: Executor,
  act: StaffAct,
  { person: personId, reason }: OnPerson,
): Promise<void> {
  const { token, kept } = newLink(act.at);
  return inTransaction(db, async (tx) => {
    const { id: userId, locale, email, ...person } = await staffToAct(tx, act, personId);
    await dropFactor(tx, userId);
    await replaceSetUp(tx, { id: uuidv7(act.at), ...kept, userId, ...person, email: email ?? '' });
    await endEverySession(deps, tx, userId, act.at);
    await staffActed(tx, act, { event: 'reset-factor', userId, details: { reason } });
    if (!email) return;
    const letter = setUpLetter(deps.config, 'reset', { locale, token });
    await addToOutbox(deps, tx, { topic: 'mail', payload: { to: email, ...letter } }, kept.expiresAt);
  });
}
