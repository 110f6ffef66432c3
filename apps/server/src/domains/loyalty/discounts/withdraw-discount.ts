import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { lockHolds } from '../../booking/public.ts';
import { discountWithdrawn } from '../loyalty.events.ts';
import { discountPlaces } from './discount-places.ts';
import { discountState } from './discount-state.ts';
import { lockDiscount, markWithdrawn } from './discounts.repo.ts';
import { usedIn } from './used-in.ts';

interface Withdrawal {
  readonly userId: number;
  /** ID of the discount. */
  readonly id: number;
  readonly reason: string;
}

/**
 * Withdraws a discount that is not over. A parallel new booking and this call wait for each other.
 * @throws AppError NOT_FOUND, STEP_WRONG when it is over, DISCOUNT_USED when a live booking includes it
 */
export function withdrawDiscount(
  { events }: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  { userId, id, reason }: Withdrawal,
): Promise<void> {
  const { at: now } = act;
  return inTransaction(db, async (tx) => {
    await lockHolds(tx, userId);
    const discount = await lockDiscount(tx, id, userId);
    if (!discount) throw new AppError('NOT_FOUND');
    if (discountState(discount, now) === 'over') throw new AppError('STEP_WRONG');
    const number = await usedIn(tx, userId, discount);
    if (number !== undefined) throw new AppError('DISCOUNT_USED', { params: { number } });
    await markWithdrawn(tx, id, now);
    await tell(tx, { to: 'person', userId, topic: 'discounts' });
    await events.publish(tx, discountWithdrawn, {
      ...discount,
      userId,
      title: discount.titleRu,
      place: (await discountPlaces(tx, [discount]))(discount),
      at: now,
    });
    await audit(tx, act, {
      action: 'loyalty.withdraw-discount',
      subject: `user:${userId}`,
      details: { discount: id, reason },
    });
  });
}
