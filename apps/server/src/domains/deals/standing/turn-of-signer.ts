import type { TurnView } from '@novosel/contract/deals/endpoints.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { subjectOf } from '../../booking/public.ts';
import { findPapersOf } from '../../documents/public.ts';
import { documentsSignedBy } from '../../signing/public.ts';
import type { DealRow } from '../deals.repo.ts';

/** IDs of the bookings whose deal awaits signatures of a contract that this person has signed already. */
export async function signedAlready(
  db: Executor,
  userId: number,
  deals: readonly (DealRow | undefined)[],
): Promise<ReadonlySet<string>> {
  const awaiting = deals.flatMap((deal) =>
    deal?.place === 'signing' && !deal.closedAt ? [deal.bookingId] : [],
  );
  if (awaiting.length === 0) return new Set();
  const papers = await findPapersOf(db, awaiting.map(subjectOf));
  const signed = await documentsSignedBy(db, userId);
  return new Set(
    awaiting.filter((booking) => {
      const newest = papers.find(
        ({ kind, subject }) => kind === 'contract' && subject === subjectOf(booking),
      );
      return newest !== undefined && signed.includes(newest.id);
    }),
  );
}

/** The turn at the signing for a person who has signed: he waits for the others. */
export const turnOfSigner = (turn: TurnView): TurnView => ({
  ...turn,
  turn: 'others',
  act: 'counter-signing',
  loss: null,
});
