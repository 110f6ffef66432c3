import type { PlaceForm } from '@novosel/contract/eds/schema.ts';
import { isOpenOrder } from '@novosel/contract/eds/states.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { updateOrder } from '../eds.repo.ts';
import { lockOwnOrder } from './cancel-order.ts';
import { ofOrder, tellPages } from './move-order.ts';
import { assertPlace, placeOf } from './order-place.ts';

/**
 * Another address and time of the courier, or another branch, until the passport has been seen.
 * @throws AppError NOT_FOUND, STEP_WRONG, VALIDATION
 */
export function placeOrder(db: Executor, act: BuyerAct, id: string, form: PlaceForm): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, act.actor.id, id);
    if (!isOpenOrder(order.state) || order.identityAt || order.way === 'goskey')
      throw new AppError('STEP_WRONG');
    assertPlace({ ...form, way: order.way }, act.at);
    await updateOrder(tx, order.id, placeOf(form));
    await audit(tx, act, { action: 'eds.place', subject: ofOrder(order.id) });
    await tellPages(tx, order);
  });
}
