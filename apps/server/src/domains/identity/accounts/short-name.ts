import type { Executor } from '../../../platform/database/db.ts';
import { type Person, personOf } from './people.repo.ts';

/** «Дарья О.»: as much as a stranger may read who has entered a wrong number. */
export const shortName = ({ name, surname }: Pick<Person, 'name' | 'surname'>): string =>
  [name, surname && `${[...surname][0]}.`].filter(Boolean).join(' ');

/** The short name of a person; empty when undefined. */
export async function shortNameOf(tx: Executor, userId: number | undefined): Promise<string> {
  const person = userId === undefined ? undefined : await personOf(tx, userId);
  return person ? shortName(person) : '';
}
