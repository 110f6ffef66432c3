import { afterServiceAct, type Service } from '@novosel/contract/services/rules.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { eachAlone } from '../../platform/each-alone.ts';
import { tell } from '../../platform/sockets.ts';
import { consentWithdrawn } from '../consents/public.ts';
import { serviceLate } from './services.events.ts';
import { changeRequest, lockRequest, openOf, untoldLate } from './services.repo.ts';
import { move } from './step-service.ts';

const atOnce = 100;
const sweepSeconds = 60;

type Deps = Pick<Context, 'clock' | 'db' | 'events' | 'log'>;

/** Whoever takes back the consent to a tax return closes what is not finished by it, in the same transaction. */
export function followTaxConsents({ events }: Pick<Context, 'events'>): void {
  events.on(consentWithdrawn, async (tx, { userId, kind, at }) => {
    if (kind === 'tax') await withdrawServicesOf(tx, userId, { at, service: 'tax' });
  });
}

interface Withdrawal {
  readonly at: Date;
  /** Of this one alone. */
  readonly service?: Service;
}

/** Withdraws what a person has under way, as far as it can be: by his consent taken back, or with his account. */
export async function withdrawServicesOf(tx: Tx, userId: number, { at, service }: Withdrawal): Promise<void> {
  const by = { userId, address: '', requestId: '' };
  for (const row of await openOf(tx, userId, service)) {
    if (!afterServiceAct(row.state, 'withdraw')) continue;
    await move(tx, row, { by, fromStaff: false, given: { act: 'withdraw', text: '', files: [] }, at });
  }
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
