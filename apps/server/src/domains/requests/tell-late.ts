import type { Context } from '../../context.ts';
import { eachAlone } from '../../platform/jobs/each-alone.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { requestLate } from './requests.events.ts';
import { changeRequest, lockAny, untoldLate } from './requests.repo.ts';

const atOnce = 100;
const sweepSeconds = 60;

type Deps = Pick<Context, 'clock' | 'db' | 'events' | 'log'>;

/** Notifies both sides, once, of a missed promise (truth 9 of the domain). */
export async function tellLate(deps: Deps): Promise<void> {
  const late = await untoldLate(deps.db, deps.clock.now(), atOnce);
  await eachAlone(deps.log, 'a late request could not be told', late, (id) =>
    deps.db.transaction(async (tx) => {
      const row = await lockAny(tx, id);
      const at = deps.clock.now();
      if (!row?.promisedBy || row.lateToldAt || row.promisedBy > at) return;
      await changeRequest(tx, id, { lateToldAt: at });
      const { number, kind, state, userId } = row;
      await tell(tx, { to: 'desk', topic: 'requests', id });
      await deps.events.publish(tx, requestLate, { requestId: id, number, kind, state, userId, at });
    }),
  );
}

export async function sweepRequests(context: Deps & Pick<Context, 'jobs'>): Promise<void> {
  await context.jobs.every('request.sweep', sweepSeconds, () => tellLate(context));
}
