import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { isKept, putNote } from './favourites.repo.ts';
import { partnersOf, tellPeople } from './partners.ts';

/** A person's words about an estate of his shared list; empty ones take them away. @throws AppError NOT_FOUND */
export async function writeNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  { estate, text }: { readonly estate: number; readonly text: string },
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const people = [userId, ...(await partnersOf(tx, userId, at))];
    if (!(await isKept(tx, people, estate))) throw new AppError('NOT_FOUND');
    await putNote(tx, { userId, estateId: estate, text, at });
    await tellPeople(tx, people);
  });
}
