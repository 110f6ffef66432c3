import type { Context } from '../../context.ts';
import { repricePlanned } from './imports/reprice-planned.ts';

const sweepSeconds = 60;

/**
 * The clock of planned prices: a job stands at the first moment of each day of theirs, and a sweep behind it.
 */
export async function workCatalogue(
  deps: Pick<Context, 'db' | 'clock' | 'events' | 'jobs' | 'log'>,
): Promise<void> {
  await deps.jobs.every('catalogue.reprice', sweepSeconds, () => repricePlanned(deps));
}
