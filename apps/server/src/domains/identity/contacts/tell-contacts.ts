import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { addToOutbox } from '../../../platform/jobs/outbox.ts';
import type { Letter } from '../accounts/account-words.ts';
import type { Person } from '../accounts/people.repo.ts';
import { contactsOf } from './contact-claims.ts';

/** Notifies a person at every contact: if one is stolen, he reads it at the other. */
export async function tellContacts(
  deps: Pick<Context, 'jobs' | 'clock'>,
  tx: Tx,
  person: Pick<Person, 'phone' | 'email'>,
  { subject, text }: Letter,
): Promise<void> {
  for (const { type, value } of contactsOf(person)) {
    if (type === 'email')
      await addToOutbox(deps, tx, { topic: 'mail', payload: { to: value, subject, text } });
    else await addToOutbox(deps, tx, { topic: 'sms', payload: { to: `+${value}`, text } });
  }
}
