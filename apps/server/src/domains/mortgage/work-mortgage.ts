import type { Context } from '../../context.ts';
import { after } from '../../platform/clock.ts';
import { eachAlone } from '../../platform/jobs/each-alone.ts';
import { askBank, type BankDeps } from './ask-bank.ts';
import { expireBids } from './expire-bids.ts';
import { dueBids, outdated } from './mortgage.repo.ts';

const sweepSeconds = 30;
/** A job overdue by so many seconds is lost: its node was killed. */
const lostSeconds = 20;
const atOnce = 50;

/** Background jobs of mortgage applications. */
export async function workMortgage(context: Context): Promise<void> {
  await context.jobs.work<{ bidId: string }>('mortgage.ask', ({ bidId }) => askBank(context, bidId));
  await context.jobs.every('mortgage.sweep', sweepSeconds, () => sweepMortgage(context));
}

/** Continues questions whose job was lost, and expires approvals. */
export async function sweepMortgage(deps: BankDeps & Pick<Context, 'log'>): Promise<void> {
  const now = deps.clock.now();
  const due = await dueBids(deps.db, after(now, -lostSeconds), atOnce);
  await eachAlone(deps.log, 'a bank could not be asked', due, (id) => askBank(deps, id));
  const old = await outdated(deps.db, now, atOnce);
  await eachAlone(deps.log, 'an approval could not be ended', old, (id) => expireBids(deps, id));
}
