import { edsDeskEndpoints as desk } from '@novosel/contract/eds/desk-endpoints.ts';
import { edsEndpoints } from '@novosel/contract/eds/endpoints.ts';
import { edsOrderEndpoints as own } from '@novosel/contract/eds/order-endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { confirmData } from './data/confirm-data.ts';
import { listOrders } from './desk/list-orders.ts';
import { markIdentity } from './desk/mark-identity.ts';
import { refundOrder } from './desk/refund-order.ts';
import { takeOperatorNotice } from './operator/take-operator-notice.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { orderCertificate } from './orders/order-certificate.ts';
import { placeOrder } from './orders/place-order.ts';
import { readEds, readSignatures } from './orders/read-eds.ts';
import { revokeCertificate } from './orders/revoke-certificate.ts';
import { payOrder } from './payment/pay-order.ts';

const done = { result: true } as const;

export function bindEds(bind: Bind, deps: Context): void {
  const answer = async (db: Executor, { actor, at }: BuyerAct) => ok(await readEds(deps, db, actor.id, at));
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
  bind(
    own.payOrder,
    async ({ act, params, body }) =>
      ok({ confirmationUrl: await payOrder(deps, act, { orderId: params.order, ...body }) }),
    { idempotency: 'resumable' },
  );
  bind(own.placeOrder, async ({ db, act, params, body }) => {
    await placeOrder(db, act, params.order, body);
    return answer(db, act);
  });
  bind(own.revokeCertificate, async ({ db, act, params, body }) => {
    await revokeCertificate(deps, db, act, { orderId: params.order, ...body });
    return answer(db, act);
  });
  bind(own.receiveOperatorNotice, async ({ act, body }) => {
    await takeOperatorNotice(deps, act, body);
    return done;
  });
}

export function bindEdsDesk(bind: Bind, deps: Pick<Context, 'events' | 'jobs'>): void {
  bind(desk.listOrders, async ({ db, act }) =>
    ok({ now: act.at.toISOString(), items: await listOrders(db, act) }),
  );
  bind(desk.markIdentity, async ({ db, act, params, body }) => {
    await markIdentity(deps, db, act, { orderId: params.order, ...body });
    return done;
  });
  bind(desk.refundOrder, async ({ db, act, params }) => {
    await refundOrder(deps, db, act, params.order);
    return done;
  });
}
