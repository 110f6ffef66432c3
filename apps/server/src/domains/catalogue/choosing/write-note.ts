import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { partnersOf, tellPeople } from '../partners.ts';
import { isKept, putNote } from './favourites.repo.ts';

/**
 * Writes a note about an estate of the shared list in place of the one that the person has seen; an empty
 * text deletes it.
 * @throws AppError NOT_FOUND, NOTE_CHANGED
 */
export async function writeNote(
  { db }: Pick<Context, 'db'>,
  { at, actor: { id: userId } }: BuyerAct,
  { estate, text, seen }: { readonly estate: number; readonly text: string; readonly seen: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const people = [userId, ...(await partnersOf(tx, userId, at))];
    if (!(await isKept(tx, people, estate))) throw new AppError('NOT_FOUND');
    if (!(await putNote(tx, { userId, estateId: estate, text, seen, at })))
      throw new AppError('NOTE_CHANGED');
    await tellPeople(tx, people);
  });
}
