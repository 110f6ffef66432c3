import type { Context } from '../../context.ts';
import { repricePlanned } from './imports/reprice-planned.ts';

const sweepSeconds = 60;

/** Jobs of planned prices: one for the first moment of each planned day, and a sweep for lost ones. */
export async function workCatalogue(
  deps: Pick<Context, 'db' | 'clock' | 'events' | 'jobs' | 'log'>,
): Promise<void> {
  await deps.jobs.every('catalogue.reprice', sweepSeconds, () => repricePlanned(deps));
}
