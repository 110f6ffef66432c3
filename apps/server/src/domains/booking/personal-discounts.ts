import type { Discount } from '@novosel/contract/booking/price.ts';
import type { Executor } from '../../platform/database/db.ts';

/** Discounts of a person on an estate; loyalty knows them, and the composition hands them over. */
export type PersonalDiscounts = (
  db: Executor,
  userId: number,
  estateId: number,
) => Promise<readonly Discount[]>;
