import type { getEds, Signature } from '@novosel/contract/eds/endpoints.ts';
import type { EdsView } from '@novosel/contract/eds/schema.ts';
import { signatureFormOf, signatureStateOf } from '@novosel/contract/eds/states.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { paymentViews } from '../../payments/public.ts';
import { dataFacts, readOwnData } from '../data/own-data.ts';
import { findOrders, type OrderRow } from '../eds.repo.ts';
import { invoiceNumber } from '../payment/invoice.ts';
import { factsOf } from './move-order.ts';
import { orderView } from './order-view.ts';
import { signingTermOf } from './signing-term.ts';

/** What a person has of electronic signatures (S7-36). */
export function readSignatures(
  db: Executor,
  userId: number,
  now: Date,
): Promise<AnswerOf<typeof getEds>['data']> {
  return inSnapshot(db, async (at) => {
    const orders = await findOrders(at, userId);
    const unpaid = orders.find(({ state }) => state === 'to-pay');
    const { checked } = await dataFacts(at, userId);
    return {
      signatures: orders.map((order) => toSignature(order, now)),
      invoice: unpaid ? { number: invoiceNumber(unpaid), kopecks: unpaid.kopecks } : null,
      passportChecked: checked,
    };
  });
}

function toSignature(order: OrderRow, now: Date): Signature {
  return {
    id: order.id,
    kind: signatureFormOf(order.state),
    state: signatureStateOf(factsOf(order), now.getTime()),
    createdAt: order.createdAt.toISOString(),
    validUntil: order.validUntil?.toISOString() ?? null,
  };
}

/** Orders of a person with the data that they need, and the deal that waits for his signature. */
export function readEds(
  { config }: Pick<Context, 'config'>,
  db: Executor,
  userId: number,
  now: Date,
): Promise<EdsView> {
  return inSnapshot(db, async (at) => {
    const orders = await findOrders(at, userId);
    const money = await paymentViews(
      at,
      orders.filter(({ kopecks }) => kopecks > 0).map(({ id }) => id),
    );
    const [latest] = orders;
    return {
      now: now.toISOString(),
      data: await readOwnData(at, userId, await dataFacts(at, userId)),
      appUrl: latest ? `${config.operatorAppUrl}/of/${latest.id}` : null,
      term: await signingTermOf(at, userId),
      orders: orders.map((order) => orderView(order, money.get(order.id))),
    };
  });
}
