import type { Executor, Tx } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { findShares, type ShareRow } from './choosing/favourites.repo.ts';

/** The other person of an accepted share; undefined for an unused link. */
export function otherOf({ inviterId, partnerId, acceptedAt }: ShareRow, userId: number): number | undefined {
  if (acceptedAt === null || partnerId === null) return undefined;
  return inviterId === userId ? partnerId : inviterId;
}

/** People with whom a person shares his favourites now. */
export async function partnersOf(db: Executor, userId: number, at: Date): Promise<number[]> {
  const shares = await findShares(db, userId, at);
  return [...new Set(shares.flatMap((share) => otherOf(share, userId) ?? []))];
}

/** Makes open pages of these people reload their favourites. */
export async function tellPeople(tx: Tx, people: Iterable<number>): Promise<void> {
  for (const userId of new Set(people)) await tell(tx, { to: 'person', userId, topic: 'flats' });
}
