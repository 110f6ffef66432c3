import { isOpenOrder } from '@novosel/contract/eds/states.ts';
import type { Context } from '../../../context.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { OrderAnswer } from '../../../ports/signature-operator/signature-operator.ts';
import { type OrderRow, updateOrder } from '../eds.repo.ts';
import { moveOrder } from '../orders/move-order.ts';
import { closeInvoice } from '../payment/invoice.ts';

type Deps = Pick<Context, 'events' | 'jobs'>;
type Final = Exclude<OrderAnswer, { readonly state: 'identity-needed' }>;
type Issued = Extract<Final, { readonly state: 'issued' }>;

/** Stores what the operator has decided of an order, once; the order is locked by the caller. */
export function settleOrder(deps: Deps, tx: Tx, order: OrderRow, answer: Final, at: Date): Promise<void> {
  if (answer.state === 'refused') return keepRefused(deps, tx, order, answer.reason, at);
  if (order.state === 'issued') return keepRevocation(deps, tx, order, answer, at);
  if (isOpenOrder(order.state) || order.state === 'burnt') return keepIssued(deps, tx, order, answer, at);
  return takeBack(deps, tx, order, answer, at);
}

async function keepRefused(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  reason: string | null,
  at: Date,
): Promise<void> {
  if (!isOpenOrder(order.state)) return updateOrder(tx, order.id, { nextAskAt: null });
  await refuse(deps, tx, order, reason ?? 'refused', at);
}

/** What was paid comes back: nothing was issued. */
async function refuse(deps: Deps, tx: Tx, order: OrderRow, reason: string, at: Date): Promise<void> {
  await closeInvoice(deps, tx, order, { end: 'canceled', at });
  await moveOrder(deps, tx, order, { state: 'refused', reason }, at);
}

async function keepIssued(deps: Deps, tx: Tx, order: OrderRow, answer: Issued, at: Date): Promise<void> {
  const { serial, validFrom, validUntil, revokedAt } = answer;
  const { namesPerson } = await import('./read-certificate.ts');
  if (!namesPerson(answer.certificate, order.person)) {
    const subject = `certificate-order:${order.id}`;
    await audit(tx, { at, actor: { kind: 'clock' } }, { action: 'eds.wrong-certificate', subject });
    await refuse(deps, tx, order, 'wrong_certificate', at);
    return takeBack(deps, tx, order, answer, at);
  }
  const certificate = Buffer.from(answer.certificate).toString('base64');
  const issued = { certificate, serial, validFrom, validUntil, revokedAt };
  await moveOrder(deps, tx, order, { state: 'issued', ...issued }, at);
}

/** A certificate that nobody waits for any more must not stay in force. */
async function takeBack(
  { jobs }: Deps,
  tx: Tx,
  { id }: OrderRow,
  { revokedAt }: Issued,
  at: Date,
): Promise<void> {
  if (revokedAt) return updateOrder(tx, id, { revokedAt, nextAskAt: null });
  await updateOrder(tx, id, { revokeCause: 'superseded', nextAskAt: at });
  await jobs.enqueue(tx, 'eds.ask', { orderId: id });
}

async function keepRevocation(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  { revokedAt }: Issued,
  at: Date,
): Promise<void> {
  // The person wants it revoked meanwhile: he is answered by the next call.
  if (!revokedAt && order.revokeCause) return takeBackLater(deps, tx, order, at);
  if (!revokedAt || order.revokedAt) return updateOrder(tx, order.id, { nextAskAt: null });
  await moveOrder(deps, tx, order, { state: 'issued', revokedAt }, at);
}

async function takeBackLater({ jobs }: Deps, tx: Tx, { id }: OrderRow, at: Date): Promise<void> {
  await updateOrder(tx, id, { nextAskAt: at });
  await jobs.enqueue(tx, 'eds.ask', { orderId: id });
}
