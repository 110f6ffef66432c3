import { type machineBookings, machineBookingsAtMost } from '@novosel/contract/booking/machine-endpoints.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { closedSince } from '../closing.repo.ts';
import { changedBookings } from './machines.repo.ts';

/**
 * Changed bookings for the developer's own programs, one minute after the change, without data of the buyers.
 */
export async function listForMachines(
  { clock, dealGuard }: Pick<Context, 'clock' | 'dealGuard'>,
  db: Executor,
  query: QueryOf<typeof machineBookings>,
): Promise<AnswerOf<typeof machineBookings>['data']> {
  const found = await changedBookings(db, { ...query, now: clock.now() }, machineBookingsAtMost + 1);
  const deals = await dealGuard.dealsOf(
    db,
    found.map(({ id }) => id),
  );
  const items = found
    .slice(0, machineBookingsAtMost)
    .map(({ id, number, state, endedAt, estateId, priceKopecks, startedAt, updatedAt }) => ({
      id,
      number,
      state,
      live: closedSince({ endedAt }, deals.get(id)) === null,
      estate: estateId,
      priceKopecks,
      startedAt: startedAt.toISOString(),
      changedAt: updatedAt.toISOString(),
    }));
  return { items, more: found.length > machineBookingsAtMost };
}
