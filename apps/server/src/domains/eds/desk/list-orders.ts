import {
  type DeskOrder,
  type IdentityMark,
  identityMarks,
  identityRoles,
} from '@novosel/contract/eds/desk-endpoints.ts';
import type { StaffAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { failedDeposits } from '../../payments/public.ts';
import { type OrderRow, openOrders, ordersByIds } from '../eds.repo.ts';
import { givenNameOf } from '../operator/given-name.ts';
import { visitOf } from '../orders/order-view.ts';

const atOnce = 200;

/** Open orders, and those whose refund has failed. */
export function listOrders(db: Executor, act: StaffAct): Promise<DeskOrder[]> {
  return inSnapshot(db, async (tx) => {
    const failed = await ordersByIds(tx, await failedDeposits(tx));
    const open = await openOrders(tx, atOnce);
    const failedIds = new Set(failed.map(({ id }) => id));
    const all = [...failed, ...open.filter(({ id }) => !failedIds.has(id))];
    return all.map((order) => toDesk(order, act, failedIds.has(order.id)));
  });
}

/** Findings that may be recorded of an order now; those of the operator's app are his own. */
export function marksOf({ state, way, identityAt }: OrderRow): IdentityMark[] {
  if (state !== 'identity' || identityAt || way === 'goskey') return [];
  return identityMarks.filter((mark) => mark !== 'missed' || way === 'delivery');
}

function toDesk(order: OrderRow, { actor }: StaffAct, refundFailed: boolean): DeskOrder {
  const { id, number, userId, person, way, kind, state, kopecks, branch, missed } = order;
  const may = identityRoles.some((role) => actor.roles.includes(role));
  return {
    ...{ id, number, way, kind, state, kopecks, branch, missed, refundFailed },
    person: { id: userId, name: `${person.surname} ${person.name}`, phone: person.phone },
    fullName: `${person.surname} ${givenNameOf(person)}`,
    since: order.stateAt.toISOString(),
    until: order.until?.toISOString() ?? null,
    visit: visitOf(order),
    reported: order.identityAt !== null,
    marks: may ? marksOf(order) : [],
  };
}
