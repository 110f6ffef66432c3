import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { eachAlone } from '../../platform/jobs/each-alone.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { type BookingNews, bookingCanceled, bookingExpired, bookingRefunding } from '../booking/public.ts';
import { consentWithdrawn } from '../consents/public.ts';
import type { Actor } from './record-step.ts';
import { serviceLate } from './services.events.ts';
import { changeRequest, lockRequest, openOf, untoldLate, type WhichOpen } from './services.repo.ts';
import { move } from './step-service.ts';

const atOnce = 100;
const sweepSeconds = 60;

type Deps = Pick<Context, 'clock' | 'db' | 'events' | 'log'>;

/**
 * What is open ends with the consent it goes by, and with the deal of its estate, in the same transaction.
 */
export function followEnds({ events }: Pick<Context, 'events'>): void {
  events.on(consentWithdrawn, async (tx, { userId, kind, at }) => {
    if (kind === 'tax') await closeServices(tx, { userId, service: 'tax' }, { act: 'withdraw', at });
  });
  const ofBooking = (tx: Tx, { userId, estateId, actor, actorId, at }: BookingNews) =>
    closeServices(
      tx,
      { userId, estateId },
      { act: 'end', at, actor: { actorKind: actor, ...(actorId !== null && { actorId }) } },
    );
  for (const kind of [bookingCanceled, bookingRefunding, bookingExpired]) events.on(kind, ofBooking);
}

interface Closing {
  readonly act: 'withdraw' | 'end';
  readonly at: Date;
  /** Who has done it, where it is not the buyer. */
  readonly actor?: Actor;
}

/** Closes what is open: nobody works on. */
export async function closeServices(tx: Tx, which: WhichOpen, { act, at, actor }: Closing): Promise<void> {
  const by = { userId: which.userId, address: '', requestId: '' };
  const given = { act, text: '', files: [] };
  for (const row of await openOf(tx, which))
    await move(tx, row, { by, fromStaff: false, ...(actor && { actor }), given, at });
}

/** Tells both sides, once, of a step that was promised and is not made (truth 9 of the domain). */
export async function tellLate(deps: Deps): Promise<void> {
  const late = await untoldLate(deps.db, deps.clock.now(), atOnce);
  await eachAlone(deps.log, 'a late request could not be told', late, (id) =>
    deps.db.transaction(async (tx) => {
      const row = await lockRequest(tx, id);
      const at = deps.clock.now();
      if (!row?.promisedBy || row.lateToldAt || row.promisedBy > at) return;
      await changeRequest(tx, id, { lateToldAt: at });
      const { number, service, state, userId } = row;
      await deps.events.publish(tx, serviceLate, { requestId: id, number, service, state, userId, at });
      await tell(tx, { to: 'desk', topic: 'services', id });
    }),
  );
}

export async function workServices(context: Deps & Pick<Context, 'jobs'>): Promise<void> {
  await context.jobs.every('service.sweep', sweepSeconds, () => tellLate(context));
}
