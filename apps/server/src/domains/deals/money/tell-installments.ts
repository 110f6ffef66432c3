import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../../context.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { lockDeal } from '../step-deal.ts';
import { tellOfSchedule } from './note-schedule.ts';
import { findInstallments, noteTold, untoldInstallments } from './schedule.repo.ts';

type Deps = Pick<Context, 'clock' | 'db' | 'events' | 'log'>;

const atOnce = 100;
const dayMs = 86_400_000;
/** Days before a payment at which the buyer is reminded: a transfer between banks takes up to three. */
const soonDays = 3;

/** Reminds of a payment that comes, and tells of one that has not come, once each (truth 9 of the domain). */
export async function tellInstallments(deps: Deps): Promise<void> {
  const days = daysAt(deps.clock.now());
  const found = await untoldInstallments(deps.db, { ...days, limit: atOnce });
  await eachAlone(deps.log, 'a payment of a schedule could not be told', found, (id) => tellOne(deps, id));
}

const daysAt = (now: Date) => ({
  soonBy: isoDay(now.getTime() + soonDays * dayMs),
  lateBefore: isoDay(now),
});

function tellOne(deps: Deps, dealId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const deal = (await lockDeal(tx, dealId))?.deal;
    if (deal?.place !== 'funding') return;
    const at = deps.clock.now();
    const { soonBy, lateBefore } = daysAt(at);
    const next = (await findInstallments(tx, deal.id)).find(({ paidAt }) => !paidAt);
    if (!next || next.dueOn > soonBy) return;
    const told = next.dueOn < lateBefore ? 'late' : 'soon';
    if (next.told === told || next.told === 'late') return;
    await noteTold(tx, deal.id, next.number, told);
    await tellOfSchedule(deps, tx, deal, { what: `payment-${told}`, reason: null, at });
  });
}
