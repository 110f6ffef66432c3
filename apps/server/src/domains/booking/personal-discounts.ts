import type { Discount } from '@novosel/contract/booking/price.ts';
import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import type { Executor } from '../../platform/database/db.ts';

/** To what of an estate a discount may be limited. */
interface DiscountedEstate {
  readonly kind: number;
  readonly complexId: number;
  readonly buildingId: number;
}

/**
 * Discounts of a person: asked for once, they answer for any estate. Loyalty knows them, and the composition
 * hands them over.
 */
export type PersonalDiscounts = (
  db: Executor,
  userId: number,
) => Promise<(estate: DiscountedEstate) => readonly Discount[]>;

/** The same of an estate as lists and cards show it. */
export const discountedEstate = ({ kind, complex, building }: Estate): DiscountedEstate => ({
  kind: estateKinds[kind],
  complexId: complex.id,
  buildingId: building.id,
});
