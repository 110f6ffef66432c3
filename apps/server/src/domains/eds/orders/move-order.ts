import type { CertificateFacts, OrderState } from '@novosel/contract/eds/states.ts';
import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { type OrderNews, orderNews } from '../eds.events.ts';
import { type OrderRow, updateOrder } from '../eds.repo.ts';

export const ofOrder = (id: string): string => `certificate-order:${id}`;

/** What the rules of certificates need of an order. */
export const factsOf = ({ state, validUntil, revokedAt }: OrderRow): CertificateFacts => ({
  state,
  validUntil: validUntil?.getTime() ?? null,
  revokedAt: revokedAt?.getTime() ?? null,
});

/** What is told of an order that comes to a state; undefined: nothing. */
const newsOf: Readonly<Partial<Record<OrderState, OrderNews['what']>>> = {
  'to-pay': 'invoiced',
  identity: 'ready-to-confirm',
  issued: 'issued',
  refused: 'refused',
  burnt: 'burnt',
};

type Change = Partial<OrderRow> & { readonly state: OrderState };

/**
 * Moves a locked order, audits it, and tells its person and the desk. A final order is not asked about.
 * @param what what is told instead of what the state says
 */
export async function moveOrder(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  order: OrderRow,
  change: Change,
  at: Date,
  { what, act }: { readonly what?: OrderNews['what']; readonly act?: Act } = {},
): Promise<OrderRow> {
  const revoked = change.revokedAt != null && order.state === 'issued';
  const set = { until: null, nextAskAt: null, ...change, stateAt: revoked ? order.stateAt : at };
  const { id } = order;
  await updateOrder(tx, id, set);
  const moved = { ...order, ...set };
  const details = { state: revoked ? 'revoked' : change.state };
  const by = act ?? { at, actor: { kind: 'clock' } };
  await audit(tx, by, { action: 'eds.move', subject: ofOrder(id), details });
  const told = what ?? (revoked ? 'revoked' : newsOf[change.state]);
  if (told) await events.publish(tx, orderNews, { order: moved, what: told, at });
  await tellPages(tx, moved);
  return moved;
}

/** Open pages of the person and of the desk load the order again. */
export async function tellPages(tx: Tx, { id, userId }: Pick<OrderRow, 'id' | 'userId'>): Promise<void> {
  await tell(tx, { to: 'person', userId, topic: 'eds' });
  await tell(tx, { to: 'desk', topic: 'eds', id });
}
