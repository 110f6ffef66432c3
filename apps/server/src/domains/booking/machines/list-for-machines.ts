import { type machineBookings, machineBookingsAtMost } from '@novosel/contract/booking/machine-endpoints.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { changedBookings } from './machines.repo.ts';

/** Bookings as they change, a minute after, for the developer's own programs; nothing of the buyers. */
export async function listForMachines(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  query: QueryOf<typeof machineBookings>,
): Promise<AnswerOf<typeof machineBookings>['data']> {
  const found = await changedBookings(db, { ...query, now: clock.now() }, machineBookingsAtMost + 1);
  const items = found
    .slice(0, machineBookingsAtMost)
    .map(({ id, number, state, live, estateId, priceKopecks, startedAt, updatedAt }) => ({
      id,
      number,
      state,
      live,
      estate: estateId,
      priceKopecks,
      startedAt: startedAt.toISOString(),
      changedAt: updatedAt.toISOString(),
    }));
  return { items, more: found.length > machineBookingsAtMost };
}
