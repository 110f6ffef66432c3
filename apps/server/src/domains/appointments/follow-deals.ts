import { type AppointmentState, mayMeet, signsOnPaper } from '@novosel/contract/appointments/rules.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { DealEvent } from '@novosel/contract/deals/rules.ts';
import type { Visit } from '@novosel/contract/deals/visit.ts';
import type { Context } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { bookingCanceled, bookingExpired, bookingRefunding } from '../booking/public.ts';
import { dealMoved, findDeals, ofDeal } from '../deals/public.ts';
import { findMeetings, type MeetingRow } from './appointments.repo.ts';
import { endMeeting } from './booking/end-meeting.ts';

/** What the deal has come to, by whoever has moved it. */
interface Came {
  readonly to: DealPlace | null;
  readonly event: DealEvent | null;
  readonly visit: Visit | null;
  readonly at: Date;
}

/**
 * A deal that goes on by other ways ends its meetings: what the desk records of the deal alone, a change of
 * the contract, the end of the booking. Their times are free in the same transaction.
 */
export function followDeals({ events }: Pick<Context, 'events'>): void {
  events.on(dealMoved, async (tx, { dealId, ...came }) => follow(tx, dealId, came));
  for (const over of [bookingCanceled, bookingExpired, bookingRefunding])
    events.on(over, async (tx, { bookingId, at }) => {
      const deal = (await findDeals(tx, [bookingId])).get(bookingId);
      if (deal) await follow(tx, deal.id, { to: null, event: null, visit: null, at });
    });
}

async function follow(tx: Tx, dealId: string, came: Came): Promise<void> {
  for (const meeting of await findMeetings(tx, dealId)) {
    if ((meeting.state !== 'made' && meeting.state !== 'held') || stays(meeting, came)) continue;
    const state = endOf(meeting, came);
    await endMeeting(tx, meeting, state, came.at);
    const act = { at: came.at, actor: { kind: 'clock' } } as const;
    const details = { meeting: meeting.id, state };
    await audit(tx, act, { action: 'appointments.follow', subject: ofDeal(dealId), details });
  }
}

function stays({ state, channel, startsAt }: MeetingRow, { to, visit }: Came): boolean {
  if (to === null || !mayMeet(to, channel)) return false;
  if (state === 'held' || !signsOnPaper(channel)) return true;
  return visit !== null && startsAt.getTime() === Date.parse(visit.at);
}

function endOf(
  { state, channel, startsAt }: MeetingRow,
  { event, at }: Came,
): Exclude<AppointmentState, 'held' | 'made'> {
  if (state === 'held' || !signsOnPaper(channel)) return 'cancelled';
  if (event === 'sign-on-paper') return 'signed';
  if (event === 'move-visit') return 'moved';
  return event === 'miss-appointment' && at >= startsAt ? 'missed-by-guest' : 'cancelled';
}
