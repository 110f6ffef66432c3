import type { ScheduleAct } from '@novosel/contract/deals/schedule-rules.ts';
import { endOfDay } from '@novosel/contract/end-of-term.ts';
import type { Context } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor, Tx } from '../../platform/db.ts';
import { tell } from '../../platform/sockets.ts';
import type { StaffAct } from '../booking/public.ts';
import { tellDelegates } from '../delegates/public.ts';
import { type ScheduleNews, scheduleNews } from './deals.events.ts';
import { type DealRow, findMembers, insertDealEvent } from './deals.repo.ts';
import { nextDueOn } from './schedule.repo.ts';

/** When the next payment is late; null when all have come or there is no schedule. */
export async function termOfNext(db: Executor, dealId: string): Promise<Date | null> {
  const dueOn = await nextDueOn(db, dealId);
  return dueOn === undefined ? null : endOfDay(dueOn);
}

interface Noted {
  readonly deal: DealRow;
  readonly act: StaffAct;
  readonly event: ScheduleAct;
  /** What is told of it. */
  readonly reason: string;
  /** For the log of the staff: nothing that a person has typed. */
  readonly details: Record<string, string | number>;
  readonly at: Date;
}

/** The appended record of an act of the schedule, the staff's log, and the pages that show the deal. */
export async function noteSchedule(
  deps: Pick<Context, 'events'>,
  tx: Tx,
  { deal, act, event, reason, details, at }: Noted,
): Promise<void> {
  const { id: dealId, step, bookingId } = deal;
  const { staffId: actorId, address, requestId } = act;
  await insertDealEvent(tx, {
    dealId,
    at,
    actor: 'staff',
    actorId,
    event,
    fromStep: step,
    toStep: step,
    reason,
  });
  await audit(tx, {
    at,
    actorKind: 'staff',
    actorId,
    action: event === 'agree-schedule' ? 'deal.agree-schedule' : 'deal.receive-installment',
    subject: `booking:${bookingId}`,
    details,
    ...(address ? { address } : {}),
    ...(requestId ? { requestId } : {}),
  });
  await tellOfSchedule(deps, tx, deal, { what: event, reason, at });
}

/** Tells the pages of the members and of the desk, and the later domains. */
export async function tellOfSchedule(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  { id: dealId, number, estateId, bookingId, userId: mainBuyer }: DealRow,
  news: Pick<ScheduleNews, 'what' | 'reason' | 'at'>,
): Promise<void> {
  const members = (await findMembers(tx, dealId)).map(({ userId }) => userId);
  for (const userId of members) await tell(tx, { to: 'person', userId, topic: 'deal', id: String(estateId) });
  await tellDelegates(tx, mainBuyer, news.at);
  await tell(tx, { to: 'desk', topic: 'queue', id: bookingId });
  const next = await nextDueOn(tx, dealId);
  await events.publish(tx, scheduleNews, {
    dealId,
    number,
    estateId,
    mainBuyer,
    nextDueOn: next ?? null,
    ...news,
  });
}
