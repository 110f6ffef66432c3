import type { Discount } from '@novosel/contract/booking/price.ts';
import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import type { Executor } from '../../platform/database/db.ts';

/** Facts of an estate that may limit a discount. */
interface DiscountedEstate {
  readonly kind: number;
  readonly complexId: number;
  readonly buildingId: number;
}

/**
 * Discounts of a person: loaded once, then evaluated for any estate. Loyalty implements it, `compose.ts`
 * passes it in.
 */
export type PersonalDiscounts = (
  db: Executor,
  userId: number,
) => Promise<(estate: DiscountedEstate) => readonly Discount[]>;

/** The same facts from an estate of a list or a card. */
export const discountedEstate = ({ kind, complex, building }: Estate): DiscountedEstate => ({
  kind: estateKinds[kind],
  complexId: complex.id,
  buildingId: building.id,
});
