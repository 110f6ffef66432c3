import type { Tx } from '../../platform/db.ts';
import { personOf } from '../identity/public.ts';

/** The name and one letter of the surname, as in the invitation of a trusted person; empty for nobody. */
export async function shortNameOf(tx: Tx, userId: number | undefined): Promise<string> {
  const person = userId === undefined ? undefined : await personOf(tx, userId);
  return person
    ? [person.name, person.surname && `${person.surname.charAt(0)}.`].filter(Boolean).join(' ')
    : '';
}
