import type { Context } from '../../context.ts';
import { after } from '../../platform/clock.ts';
import { eachAlone } from '../../platform/jobs/each-alone.ts';
import { askBank, type BankDeps } from './ask-bank.ts';
import { dueRatings } from './scoring.repo.ts';

const sweepSeconds = 30;
/** A job overdue by so many seconds is lost: its node was killed. */
const lostSeconds = 20;
const atOnce = 50;

/** Background jobs of credit ratings. */
export async function workScoring(context: Context): Promise<void> {
  await context.jobs.work<{ userId: number }>('scoring.ask', ({ userId }) => askBank(context, userId));
  await context.jobs.every('scoring.sweep', sweepSeconds, () => sweepRatings(context));
}

/** Continues requests whose job was lost. */
export async function sweepRatings(deps: BankDeps & Pick<Context, 'log'>): Promise<void> {
  const due = await dueRatings(deps.db, after(deps.clock.now(), -lostSeconds), atOnce);
  await eachAlone(deps.log, 'a credit rating could not be asked for', due, (userId) => askBank(deps, userId));
}
