import type { ScheduleAct } from '@novosel/contract/deals/schedule-rules.ts';
import { endOfDay } from '@novosel/contract/time/end-of-term.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { type ScheduleNews, scheduleNews } from '../deals.events.ts';
import type { DealRow } from '../deals.repo.ts';
import { type NotedAct, noteAct, tellPages } from '../note-act.ts';
import { nextDueOn } from './schedule.repo.ts';

/** When the next payment is late; null when all have come or there is no schedule. */
export async function termOfNext(db: Executor, dealId: string): Promise<Date | null> {
  const dueOn = await nextDueOn(db, dealId);
  return dueOn === undefined ? null : endOfDay(dueOn);
}

interface Noted extends Omit<NotedAct, 'action'> {
  readonly event: ScheduleAct;
}

/** The appended record of an act of the schedule, the staff's log, and the pages that show the deal. */
export async function noteSchedule(
  deps: Pick<Context, 'events'>,
  tx: Tx,
  act: StaffAct,
  { deal, event, reason, details }: Noted,
): Promise<void> {
  const action = event === 'agree-schedule' ? 'deal.agree-schedule' : 'deal.receive-installment';
  await noteAct(tx, act, { deal, event, reason, action, details });
  await tellOfSchedule(deps, tx, deal, { what: event, reason, at: act.at });
}

/** Tells the pages of the members and of the desk, and the later domains. */
export async function tellOfSchedule(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  deal: DealRow,
  news: Pick<ScheduleNews, 'what' | 'reason' | 'at'>,
): Promise<void> {
  const { id: dealId, number, estateId } = deal;
  const mainBuyer = await tellPages(tx, deal, news.at);
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
