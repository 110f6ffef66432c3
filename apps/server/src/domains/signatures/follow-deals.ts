import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { bookingCanceled, bookingExpired, bookingRefunding } from '../booking/public.ts';
import { dealMoved, findDeals } from '../deals/public.ts';
import { signingAnswered } from '../eds/public.ts';
import { openSigning } from './opening/open-signing.ts';
import { findLines, hastenRequest, lastSigning, updateSigning, voidRequests } from './signatures.repo.ts';

const signingPlaces: readonly DealPlace[] = ['signing', 'counter-signing'];

/**
 * A signing begins when the deal comes to it, and ends when the deal leaves it by another way: signed on
 * paper, changed, or over with its booking.
 */
export function followDeals({ events, clock, jobs }: Pick<Context, 'clock' | 'events' | 'jobs'>): void {
  events.on(dealMoved, async (tx, { dealId, to, dueAt, at }) => {
    if (to === 'signing' && dueAt) {
      await openSigning(tx, { dealId, until: dueAt, at });
    } else if (!signingPlaces.includes(to)) {
      await leave(tx, dealId, at);
    }
  });
  for (const over of [bookingCanceled, bookingExpired, bookingRefunding])
    events.on(over, async (tx, { bookingId, at }) => {
      const deal = (await findDeals(tx, [bookingId])).get(bookingId);
      if (deal) await leave(tx, deal.id, at);
    });
  events.on(signingAnswered, async (tx, { signingId: requestId }) => {
    if (await hastenRequest(tx, requestId, clock.now()))
      await jobs.enqueue(tx, 'signature.ask', { requestId });
  });
}

async function leave(tx: Tx, dealId: string, at: Date): Promise<void> {
  const signing = await lastSigning(tx, dealId);
  if (signing?.state !== 'open') return;
  await updateSigning(tx, signing.id, { state: 'stopped', closedAt: at });
  const lines = await findLines(tx, signing.id);
  await voidRequests(
    tx,
    lines.map(({ id }) => id),
    at,
  );
}
