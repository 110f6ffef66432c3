import type {
  FavouriteItem,
  listFavourites as listEndpoint,
} from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { personOf } from '../../identity/public.ts';
import { shortName } from '../names.ts';
import { otherOf } from '../partners.ts';
import { plansOf } from '../plans-of.ts';
import { toEstate } from '../search/estate-row.ts';
import { findKept, findNotes, findShares } from './favourites.repo.ts';

/** Favourites of a person and of those with whom he shares them, each estate once. */
export async function listFavourites(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  userId: number,
): Promise<AnswerOf<typeof listEndpoint>['data']> {
  const shares = await findShares(db, userId, clock.now());
  const others = [...new Set(shares.flatMap((share) => otherOf(share, userId) ?? []))];
  const people = [userId, ...others];
  const names = new Map<number, string>();
  for (const id of people) names.set(id, shortName(await personOf(db, id)));
  const sharer = (id: number) => ({ name: names.get(id) ?? '', mine: id === userId });
  const kept = await findKept(db, userId, people);
  const notes = await findNotes(db, people);
  const once = new Map<number, FavouriteItem>();
  for (const row of kept) {
    const known = once.get(row.id);
    if (known) known.keptBy.push(sharer(row.keeper));
    else
      once.set(row.id, {
        estate: toEstate(row),
        keptBy: [sharer(row.keeper)],
        at: new Date(row.kept_at).toISOString(),
        notes: notes
          .filter(({ estateId }) => estateId === row.id)
          .map((note) => ({
            author: sharer(note.userId),
            text: note.text,
            at: note.updatedAt.toISOString(),
          })),
      });
  }
  return {
    items: [...once.values()],
    plans: await plansOf(db, kept),
    partners: shares.flatMap((share) => {
      const other = otherOf(share, userId);
      if (other === undefined || !share.acceptedAt) return [];
      return { id: share.id, name: names.get(other) ?? '', since: share.acceptedAt.toISOString() };
    }),
    invitations: shares.flatMap(({ id, acceptedAt, expiresAt }) =>
      acceptedAt ? [] : { id, expiresAt: expiresAt.toISOString() },
    ),
  };
}
