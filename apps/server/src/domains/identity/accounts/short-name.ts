import type { Executor } from '../../../platform/database/db.ts';
import { type Person, personOf } from './people.repo.ts';

/** «Дарья О.»: as much as a stranger to whom a wrong number leads may read. */
export const shortName = ({ name, surname }: Pick<Person, 'name' | 'surname'>): string =>
  [name, surname && `${[...surname][0]}.`].filter(Boolean).join(' ');

/** The short name of a person; empty for nobody. */
export async function shortNameOf(tx: Executor, userId: number | undefined): Promise<string> {
  const person = userId === undefined ? undefined : await personOf(tx, userId);
  return person ? shortName(person) : '';
}
