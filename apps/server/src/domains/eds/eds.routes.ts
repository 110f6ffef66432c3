import { edsEndpoints } from '@novosel/contract/eds/endpoints.ts';
import { edsOrderEndpoints as own } from '@novosel/contract/eds/order-endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { confirmData } from './data/confirm-data.ts';
import { takeOperatorNotice } from './operator/take-operator-notice.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { orderCertificate } from './orders/order-certificate.ts';
import { readEds, readSignatures } from './orders/read-eds.ts';

export function bindEds(bind: Bind, deps: Context): void {
  const answer = async (db: Executor, { actor, at }: BuyerAct) => ok(await readEds(db, actor.id, at));
  bind(edsEndpoints.getEds, async ({ db, act }) => ok(await readSignatures(db, act.actor.id, act.at)));
  bind(own.getOrders, ({ db, act }) => answer(db, act));
  bind(own.confirmData, async ({ db, act, body }) => {
    await confirmData(db, act, body);
    return answer(db, act);
  });
  bind(own.orderCertificate, async ({ db, act, body }) => {
    await orderCertificate(deps, db, act, body);
    return answer(db, act);
  });
  bind(own.cancelOrder, async ({ db, act, params }) => {
    await cancelOrder(deps, db, act, params.order);
    return answer(db, act);
  });
  bind(own.receiveOperatorNotice, async ({ act, body }) => {
    await takeOperatorNotice(deps, act, body);
    return { result: true as const };
  });
}
