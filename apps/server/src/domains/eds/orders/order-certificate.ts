import type { OrderForm } from '@novosel/contract/eds/schema.ts';
import { isExpiring } from '@novosel/contract/eds/states.ts';
import { priceOfWay } from '@novosel/contract/eds/ways.ts';
import { endOfDay } from '@novosel/contract/time/end-of-term.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { after } from '../../../platform/clock.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import type { CertificateOwner } from '../../../ports/signature-operator/signature-operator.ts';
import { personOf } from '../../identity/public.ts';
import { dataFacts } from '../data/own-data.ts';
import { orderNews } from '../eds.events.ts';
import { insertOrder, lockOrders, type OrderRow } from '../eds.repo.ts';
import { openInvoice } from '../payment/invoice.ts';
import { endUnpaid } from './cancel-order.ts';
import { factsOf, ofOrder, tellPages } from './move-order.ts';
import { assertPlace, placeOf } from './order-place.ts';

export type EdsDeps = Pick<Context, 'events' | 'jobs'>;

/** Days in which an order is paid. */
const payDays = 2;

/**
 * Records an order; a job of the same transaction calls the operator when there is nothing to pay.
 * @throws AppError CERTIFICATE_DATA_UNCHECKED, CERTIFICATE_ORDER_OPEN, CERTIFICATE_NOT_RENEWABLE, VALIDATION
 */
export function orderCertificate(
  deps: EdsDeps,
  db: Executor,
  act: BuyerAct,
  form: OrderForm,
): Promise<string> {
  const { at, actor } = act;
  const { id: userId } = actor;
  return inTransaction(db, async (tx) => {
    const own = await lockOrders(tx, userId);
    const { person, passportHash } = await confirmedPerson(tx, userId);
    const renews = form.renews === null ? null : renewed(own, form, person, at);
    assertPlace(form, at);
    await endUnpaid(deps, tx, act, own, form.kind);
    const day = isoDay(at);
    // A renewal is made by the operator alone: nobody travels and nobody is paid for it.
    const kopecks = renews === null ? priceOfWay(form.way, day) : 0;
    const free = kopecks === 0;
    const order = await insertOrder(tx, {
      ...{ id: uuidv7(at), userId, way: form.way, kind: form.kind, renews, person, passportHash, kopecks },
      ...placeOf(form),
      state: free ? 'asked' : 'to-pay',
      until: free ? null : endOfDay(isoDay(after(at, payDays * 86_400))),
      stateAt: at,
      createdAt: at,
      nextAskAt: free ? at : null,
    });
    if (!order) throw new AppError('CERTIFICATE_ORDER_OPEN');
    const details = { way: form.way, kind: form.kind, renewal: renews !== null };
    await audit(tx, act, { action: 'eds.order', subject: ofOrder(order.id), details });
    await tellPages(tx, order);
    if (free) await deps.jobs.enqueue(tx, 'eds.ask', { orderId: order.id });
    else {
      await openInvoice(tx, order, at);
      await deps.events.publish(tx, orderNews, { order, what: 'invoiced', at });
    }
    return order.id;
  });
}

/**
 * Only the same person needs no other identity check.
 * @throws AppError CERTIFICATE_NOT_RENEWABLE
 * @returns the serial number of the certificate that ends
 */
function renewed(
  own: readonly OrderRow[],
  { renews, kind, way }: OrderForm,
  person: CertificateOwner,
  at: Date,
): string {
  const old = own.find(({ id }) => id === renews);
  const ends = old && way === 'goskey' && old.kind === kind && isExpiring(factsOf(old), at.getTime());
  if (!ends || !old.serial || old.revokeCause || !samePerson(old.person, person))
    throw new AppError('CERTIFICATE_NOT_RENEWABLE');
  return old.serial;
}

const samePerson = (one: CertificateOwner, other: CertificateOwner): boolean =>
  (['surname', 'name', 'patronymic', 'snils'] as const).every((field) => one[field] === other[field]);

/** @throws AppError CERTIFICATE_DATA_UNCHECKED */
async function confirmedPerson(
  tx: Tx,
  userId: number,
): Promise<{ readonly person: CertificateOwner; readonly passportHash: string }> {
  const { passport, confirmation, checked } = await dataFacts(tx, userId);
  const phone = (await personOf(tx, userId))?.phone;
  if (!checked || !passport || !confirmation || !phone) throw new AppError('CERTIFICATE_DATA_UNCHECKED');
  const { lastName: surname, firstName: name, patronymic } = passport.form;
  const { snils, inn, passportHash } = confirmation;
  return { person: { surname, name, patronymic, snils, inn, phone: `+${phone}` }, passportHash };
}
