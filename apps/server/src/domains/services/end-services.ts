import type { Context } from '../../context.ts';
import type { Act } from '../../platform/act.ts';
import type { Tx } from '../../platform/database/db.ts';
import { type BookingNews, bookingCanceled, bookingExpired, bookingRefunding } from '../booking/public.ts';
import { consentWithdrawn } from '../consents/public.ts';
import { closeRequests } from '../requests/public.ts';
import { serviceFamily } from './service-family.ts';

/**
 * Ends open requests with the consent they depend on, and with the deal of their estate, in the same
 * transaction.
 */
export function followEnds({ events }: Pick<Context, 'events'>): void {
  events.on(consentWithdrawn, async (tx, { userId, kind, at }) => {
    const act: Act = { at, actor: { kind: 'buyer', id: userId } };
    if (kind === 'tax')
      await closeRequests(tx, act, serviceFamily, { userId, kind: 'tax', step: 'withdraw' });
  });
  const ofBooking = (tx: Tx, { userId, estateId, ...news }: BookingNews) =>
    closeRequests(tx, actOf(news), serviceFamily, { userId, estateId, step: 'end' });
  for (const kind of [bookingCanceled, bookingRefunding, bookingExpired]) events.on(kind, ofBooking);
}

function actOf({ actor, actorId, at }: Pick<BookingNews, 'actor' | 'actorId' | 'at'>): Act {
  if (actorId !== null && actor === 'staff') return { at, actor: { kind: actor, id: actorId, roles: [] } };
  if (actorId !== null && actor === 'buyer') return { at, actor: { kind: actor, id: actorId } };
  return { at, actor: { kind: actor === 'acquirer' ? actor : 'clock' } };
}
